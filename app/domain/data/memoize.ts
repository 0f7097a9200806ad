/** With this many different arguments the cache is emptied. */
const MAX_ENTRIES = 2_000

/** Caches the results of `compute`, which must be pure. */
export function memoize<Argument extends string | number, Result>(
  compute: (argument: Argument) => Result,
): (argument: Argument) => Result {
  const cache = new Map<Argument, Result>()
  return (argument) => {
    const cached = cache.get(argument)
    if (cached !== undefined) return cached
    if (cache.size >= MAX_ENTRIES) cache.clear()
    const result = compute(argument)
    cache.set(argument, result)
    return result
  }
}
