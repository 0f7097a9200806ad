import * as v from 'valibot'
import pages from '#content/official-pages.json' with { type: 'json' }
import { type ActId, acts } from './acts.ts'
import { lookup, orNull, text } from './read-table.ts'

const IDS = Object.keys(acts).filter((id): id is ActId => Object.hasOwn(acts, id))
const ACTS = new Map(IDS.map((id) => [acts[id].short, id]))
const PAGES = new Map(Object.entries(pages).map(([title, url]) => [title, { title, url }]))

/** A: an official page or the act itself was read. B: a professional secondary source was read. */
export const mark = v.picklist(['A', 'B'], 'must be A (official text read) or B (secondary source read)')

export const legalBasisRow = v.strictObject({
  act: lookup((short) => ACTS.get(short), 'the short name of an act of content/acts.json'),
  /** The article is as „102 straipsnio 1 dalis“; null when it is not known. */
  article: orNull(text),
  mark,
  /** This page was read instead of the act. */
  read: orNull(lookup((title) => PAGES.get(title), 'a title of content/official-pages.json')),
})

export type LegalBasis = v.InferOutput<typeof legalBasisRow>

/** The act itself was read. */
export function officialBasis(act: ActId, article: string): LegalBasis {
  return { act, article, mark: 'A', read: null }
}
