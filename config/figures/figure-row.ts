import * as v from 'valibot'
import parties from '#content/parties.json' with { type: 'json' }
import { EXPECTED_VALUE, parseValue } from './figure-value.ts'
import { legalBasisRow } from './legal-basis.ts'
import { day, lookup, orNull, text } from './read-table.ts'

/** The time to act is `within`, the last day `until`; a value that is not a limit is `exactly`. */
const BOUNDS = ['from', 'below', 'above', 'atLeast', 'atMost', 'within', 'until', 'exactly'] as const
export type Bound = (typeof BOUNDS)[number]

export const figureRow = v.strictObject({
  /** The name is a heading: „Pretenzija tarptautiniame pirkime“. */
  name: text,
  value: lookup(parseValue, EXPECTED_VALUE),
  bound: v.optional(v.picklist(BOUNDS, `must be one of ${BOUNDS.join(', ')}`), 'exactly'),
  binds: v.custom<keyof typeof parties>(isParty, 'must be a name of content/parties.json'),
  /** It ends the sentence: „nuo pranešimo išsiuntimo“. */
  condition: orNull(text),
  note: orNull(text),
  legalBases: v.pipe(v.array(legalBasisRow), v.minLength(1, 'must name at least one act')),
  /** The first and last day in force are absent when no source gives them. */
  validFrom: orNull(day),
  validTo: orNull(day),
  /** It is as „bent 2017–2018 m.“, when the days are unknown. */
  knownPeriod: orNull(text),
  replacedBy: orNull(text),
  checkedOn: day,
})

function isParty(name: unknown): boolean {
  return typeof name === 'string' && Object.hasOwn(parties, name)
}
