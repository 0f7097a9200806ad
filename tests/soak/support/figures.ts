export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? Number.NaN
}

export function median(values: readonly number[]): number {
  return percentile(values, 50)
}

/** How often each word occurs. */
export function tallied(words: readonly string[]): Record<string, number> {
  const groups = Object.entries(Object.groupBy(words, (word) => word))
  return Object.fromEntries(groups.map(([word, all]) => [word, all?.length ?? 0]))
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(0)} MB`
}

export function milliseconds(ms: number): string {
  return `${ms.toFixed(ms < 10 ? 1 : 0)} ms`
}

export function secondsSince(startedAt: number): number {
  return (performance.now() - startedAt) / 1_000
}
