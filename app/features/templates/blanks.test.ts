import { expect, test } from 'vitest'
import { splitBlanks } from './blanks.ts'

test('blanks are separated from the words around them', () => {
  expect(splitBlanks('Pirkimas „[pavadinimas]“, numeris [numeris]')).toEqual([
    { text: 'Pirkimas „', isBlank: false },
    { text: '[pavadinimas]', isBlank: true },
    { text: '“, numeris ', isBlank: false },
    { text: '[numeris]', isBlank: true },
  ])
  expect(splitBlanks('Be vietų.')).toEqual([{ text: 'Be vietų.', isBlank: false }])
})
