import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildTermList, type Tolerance } from './term-list.ts'

/** Few letters, so that terms resemble each other. */
const term = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 7 })

function found(terms: readonly string[], wanted: string, tolerance: Tolerance): string[] {
  const list = buildTermList([terms])
  return [...list.find(wanted, tolerance)].map((position) => list.terms[position] ?? '').sort()
}

test('each term knows the texts that hold it', () => {
  const list = buildTermList([['stogas', 'darbai'], ['darbai'], ['langas', 'stogas']])

  expect(list.terms).toEqual(['darbai', 'langas', 'stogas'])
  expect(list.terms.map((_, position) => [...list.textsWith(position)])).toEqual([[0, 1], [2], [0, 2]])
})

test('without tolerance only the term itself is found', () => {
  expect(found(['val', 'valo', 'valymas'], 'valo', { isBeginning: false, slips: 0 })).toEqual(['valo'])
})

test('a beginning finds all that begin so', () => {
  fc.assert(
    fc.property(fc.uniqueArray(term), term, (terms, wanted) => {
      expect(found(terms, wanted, { isBeginning: true, slips: 0 })).toEqual(
        terms.filter((other) => other.startsWith(wanted)).sort(),
      )
    }),
  )
})

test('slips find what is that many letters away, and nothing else', () => {
  fc.assert(
    fc.property(fc.uniqueArray(term), term, fc.integer({ min: 1, max: 3 }), (terms, wanted, slips) => {
      expect(found(terms, wanted, { isBeginning: false, slips })).toEqual(
        terms.filter((other) => distance(other, wanted) <= slips).sort(),
      )
    }),
  )
})

/** Levenshtein's distance by its definition. */
function distance(a: string, b: string): number {
  if (a === '' || b === '') return a.length + b.length
  const [restA, restB] = [a.slice(1), b.slice(1)]
  if (a[0] === b[0]) return distance(restA, restB)
  return 1 + Math.min(distance(restA, b), distance(a, restB), distance(restA, restB))
}
