import * as v from 'valibot'
import { type SourceNotice, sourceNoticeSchema } from '../source-notice.ts'

const SAFE_LABEL = /^[\w./-]{1,60}$/

export function rowLabel(id: unknown, position: string): string {
  const text = typeof id === 'number' ? String(id) : id
  return typeof text === 'string' && SAFE_LABEL.test(text) ? text : position
}

/** The row is in order, and no notice of ours. */
export const SKIPPED = Symbol('skipped')

/** A text says why the row is rejected. */
export type ReadRow = SourceNotice | string | typeof SKIPPED

export function checkRow<Row>(
  shape: v.GenericSchema<unknown, Row>,
  toNotice: (row: Row) => v.InferInput<typeof sourceNoticeSchema> | string | typeof SKIPPED,
  row: unknown,
): ReadRow {
  const read = v.safeParse(shape, row, { abortEarly: true })
  if (!read.success) return reasonOf(read.issues[0])
  const notice = toNotice(read.output)
  if (typeof notice !== 'object') return notice
  const checked = v.safeParse(sourceNoticeSchema, notice)
  return checked.success ? checked.output : reasonOf(checked.issues[0])
}

/** Names the field, and never quotes its content, nor the names within it, which are the source's. */
export function reasonOf(issue: v.BaseIssue<unknown>): string {
  const path = String(issue.path?.[0].key ?? 'the row')
  if (issue.input === undefined) return `${path}: is missing`
  // Valibot's own messages quote the input; those of our schemas do not.
  const isOwnMessage = issue.message.startsWith('must ')
  return `${path}: ${isOwnMessage ? issue.message : `must be ${issue.expected ?? 'something else'}`}`
}
