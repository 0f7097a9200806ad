/** Texts and dates of pages come again and again; when so many different ones were asked for, all are forgotten. */
const MAX_KEPT = 2_000

/** `compute`, which must be pure, with its answers kept. */
export function memoize<Argument extends string | number, Answer>(
  compute: (argument: Argument) => Answer,
): (argument: Argument) => Answer {
  // bounded: emptied at `MAX_KEPT`
  const kept = new Map<Argument, Answer>()
  return (argument) => {
    const known = kept.get(argument)
    if (known !== undefined) return known
    if (kept.size >= MAX_KEPT) kept.clear()
    const answer = compute(argument)
    kept.set(argument, answer)
    return answer
  }
}
