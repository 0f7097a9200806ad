const MAX_REASONS = 20
const OTHER_REASONS = 'other reasons'

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
