import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold } from '#app/domain/text/words.ts'
import { readCatalogue } from '#tests/support/cpv-catalogue.ts'
import { buildSubstringIndex } from './substring-index.ts'

const { entries } = readCatalogue().tree
const findContaining = buildSubstringIndex(entries)
const names = entries.map(({ LT, EN }) => fold(`${LT}\n${EN}`))

function expectAllWith(text: string): void {
  const expected = names.flatMap((name, position) => (name.includes(text) ? [position] : []))
  expect([...findContaining(text)].sort((a, b) => a - b)).toEqual(expected)
}

test.each(['stog', 'ymo paslaug', 'o', 'ų', ', ', '-', 'zzzz', 'lang ', 'and '])(
  'finds all names that contain „%s“',
  (text) => {
    expectAllWith(fold(text))
  },
)

test('finds all names that contain any part of a name', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      fc.nat(60),
      fc.integer({ min: 1, max: 25 }),
      (name, from, length) => {
        expectAllWith(name.slice(from % name.length, (from % name.length) + length))
      },
    ),
    { numRuns: 200 },
  )
})
