import { notEmpty } from '../../support/not-empty.ts'

const AT_ONCE = 16

export async function forEachConcurrently<T>(
  all: readonly T[],
  work: (one: T) => Promise<void>,
): Promise<void> {
  const waiting = notEmpty(all).values()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (const one of waiting) await work(one)
    }),
  )
}
