import { expect, test } from 'vitest'
import { readCatalogue } from '#tests/support/cpv-catalogue.ts'
import { writeLetter } from '#tests/support/demo-letters.ts'
import { splitTrades } from './split-trades.ts'

const { search } = readCatalogue()

test.each(['griovimo darbai ir šiukšlių išvežimas', 'apsauga bei valymas', 'Santechnikas / elektrikas'])(
  '„%s“ are two trades',
  (phrase) => {
    expect(splitTrades(phrase, search)).toHaveLength(2)
  },
)

test.each([
  'durys ir langai',
  'langų ir durų montavimas',
  'biurų ir patalpų nuoma',
  'kompiuterių ir spausdintuvų remontas',
  'apsauga 24/7',
  'apsauga ir',
  'xqzwv ir valymas',
])('„%s“ is one', (phrase) => {
  expect(splitTrades(phrase, search)).toEqual([phrase])
})

test('a letter of two trades has notices of both', () => {
  const codes = writeLetter('zodziai=griovimo darbai ir šiukšlių išvežimas').codes.map(({ code }) => code)
  expect(codes).toEqual(
    expect.arrayContaining([expect.stringMatching(/^4511/), expect.stringMatching(/^905/)]),
  )
})
