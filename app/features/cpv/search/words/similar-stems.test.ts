import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildSimilarStems } from './similar-stems.ts'

const stem = fc.string({ unit: fc.constantFrom(...'abcčd1ž'), maxLength: 12 })

test('similar stems are exactly those that a Levenshtein table finds', () => {
  fc.assert(
    fc.property(fc.array(stem, { maxLength: 20 }), stem, fc.constantFrom(1, 2), (stems, text, maxTypos) => {
      const expected = stems.flatMap((other, position) =>
        levenshtein(text, other) <= maxTypos ? [position] : [],
      )
      expect(buildSimilarStems(stems)(text, maxTypos).sort((a, b) => a - b)).toEqual(expected)
    }),
    { numRuns: 500 },
  )
})

function levenshtein(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row.at(-1) ?? 0
}
