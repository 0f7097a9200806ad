/** With this many different arguments the cache is emptied. */
const MAX_ENTRIES = 2_000

/** `compute`, which must be pure, with its answers cached. */
export function memoize<Argument extends string | number, Answer>(
  compute: (argument: Argument) => Answer,
): (argument: Argument) => Answer {
  // bounded: emptied at `MAX_ENTRIES`
  const cache = new Map<Argument, Answer>()
  return (argument) => {
    const cached = cache.get(argument)
    if (cached !== undefined) return cached
    if (cache.size >= MAX_ENTRIES) cache.clear()
    const answer = compute(argument)
    cache.set(argument, answer)
    return answer
  }
}
