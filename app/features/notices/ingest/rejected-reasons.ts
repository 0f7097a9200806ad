import { withoutContacts } from './personal-data.ts'

const MAX_REASONS = 20
const MAX_REASON_LENGTH = 160
const OTHER_REASONS = 'other reasons'
const ROW_NAME = /^[\w.:/ -]{1,100}$/

/** A larger share means that the source has changed its format. */
const MAX_REJECTED_SHARE = 0.2
/** Too few rows say nothing about the others. */
const MIN_ROWS = 20

/** The text is safe to store and log, even when a source quotes its row. */
export function sanitizeReason(reason: string): string {
  return withoutContacts(reason.slice(0, MAX_REASON_LENGTH * 2))
    .replaceAll(/\p{C}+/gu, ' ')
    .slice(0, MAX_REASON_LENGTH)
}

export function sanitizeRowLabel(row: string): string {
  return ROW_NAME.test(row) && withoutContacts(row) === row ? row : '?'
}

export function addReasons(
  reasons: Readonly<Record<string, number>>,
  added: readonly string[],
): Record<string, number> {
  const counts = { ...reasons }
  for (const text of added) {
    const reason = sanitizeReason(text)
    const isKnown = Object.hasOwn(counts, reason)
    const name = isKnown || Object.keys(counts).length < MAX_REASONS ? reason : OTHER_REASONS
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

export function areTooManyRejected(rejected: number, read: number, isOver: boolean): boolean {
  return (isOver || read >= MIN_ROWS) && rejected > read * MAX_REJECTED_SHARE
}
