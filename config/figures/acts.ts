import * as v from 'valibot'
import table from '#content/acts.json' with { type: 'json' }
import { readTable, text } from './read-table.ts'

const actRow = v.strictObject({
  /** As texts name it after the first mention. */
  short: text,
  name: text,
  /** The short name before an article, where it inflects: „Kvalifikacijos metodikos 12 punktas“. */
  genitive: v.optional(text),
  /** The consolidated text, where its address has been confirmed. */
  url: v.optional(v.pipe(v.string(), v.url('must be a full address'))),
  /** How new the text that was read is: „su pakeitimais iki …“. */
  version: v.optional(text),
})

export type Act = v.InferOutput<typeof actRow>
export type ActId = keyof typeof table

export const acts = readTable('content/acts.json', table, actRow, (row) => row)
