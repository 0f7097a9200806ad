import * as v from 'valibot'
import { acts } from '#config/figures/acts.ts'
import { mark } from '#config/figures/legal-basis.ts'
import { day, text } from '#config/figures/read-table.ts'

const link = v.pipe(v.string(), v.url('must be a full address'))

/** A source is an article of a law; `act` is its short name in content/acts.json. */
const lawSource = v.strictObject({
  act: v.picklist(
    Object.values(acts).map(({ short }) => short),
    ({ received }) => `${received} is not in content/acts.json`,
  ),
  article: v.optional(text),
  link: v.optional(link),
  checked: day,
  mark,
})

const pageSource = v.strictObject({ title: text, link, checked: day, mark })

const source = v.union([lawSource, pageSource], 'must name an act or a title with a link')

const change = v.strictObject({
  date: day,
  text: v.pipe(text, v.regex(/[.?]$/, 'must be a sentence')),
})

export const historyFields = {
  published: day,
  updated: day,
  changes: v.array(change),
}

/** Somebody last compared the text with its sources on the day `reviewed`. */
export const sourceFields = {
  ...historyFields,
  reviewed: day,
  sources: v.pipe(v.array(source), v.minLength(1, 'is empty')),
}

export type TextSource = v.InferOutput<typeof source>
export type TextChange = v.InferOutput<typeof change>

export interface TextHistory {
  published: string
  updated: string
  reviewed?: string
  changes: readonly TextChange[]
}

/** Lists contradictions between the dates of a text, as `field: fault`. */
export function historyFaults({ published, updated, reviewed, changes }: TextHistory): string[] {
  const dates = changes.map(({ date }) => date)
  const latest = dates[0] ?? published
  return [
    ...(dates.join() === dates.toSorted().reverse().join() ? [] : ['changes: the newest must come first']),
    ...(dates.some((date) => date < published) ? ['changes: one is older than the publication'] : []),
    ...(updated === latest ? [] : [`updated: must be ${latest}, the day of the newest change`]),
    ...(reviewed !== undefined && reviewed < published ? ['reviewed: is before the publication'] : []),
  ]
}
