import * as v from 'valibot'
import table from '#content/acts.json' with { type: 'json' }
import { readTable, text } from './read-table.ts'

const actRow = v.strictObject({
  /** Texts name it so after the first mention. */
  short: text,
  name: text,
  /** The short name inflects before an article: „Kvalifikacijos metodikos 12 punktas“. */
  genitive: v.optional(text),
  /** This is the consolidated text, where its address has been confirmed. */
  url: v.optional(v.pipe(v.string(), v.url('must be a full address'))),
  /** It says how new the text is that was read: „su pakeitimais iki …“. */
  version: v.optional(text),
})

export type Act = v.InferOutput<typeof actRow>
export type ActId = keyof typeof table

export const acts = readTable('content/acts.json', table, actRow)
