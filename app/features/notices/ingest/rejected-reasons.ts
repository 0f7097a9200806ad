const MAX_REASONS = 20
const OTHER_REASONS = 'other reasons'

/** A larger share means that the source has changed its format. */
const MAX_REJECTED_SHARE = 0.2
/** Too few rows say nothing about the others. */
const MIN_ROWS = 20

export function addReasons(
  reasons: Readonly<Record<string, number>>,
  added: readonly string[],
): Record<string, number> {
  const counts = { ...reasons }
  for (const reason of added) {
    const isKnown = Object.hasOwn(counts, reason)
    const name = isKnown || Object.keys(counts).length < MAX_REASONS ? reason : OTHER_REASONS
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

export function areTooManyRejected(rejected: number, read: number, isOver: boolean): boolean {
  return (isOver || read >= MIN_ROWS) && rejected > read * MAX_REJECTED_SHARE
}
