import { expect, test } from 'vitest'
import { isOnlyCodes, namedCodes } from './named-codes.ts'

const CODES = ['45210000-2', '45260000-7', '90910000-9']

test.each([
  ['spaces', '45210000-2 45260000-7  90910000-9 '],
  ['semicolons', '45210000-2;45260000-7;90910000-9'],
  ['commas', '45210000-2, 45260000-7,90910000-9,'],
  ['tabs', '45210000-2\t45260000-7\t90910000-9'],
  ['line ends', '45210000-2\r\n45260000-7\r\n90910000-9\r\n'],
  ['spaces, without check digits', '45210000 45260000 90910000'],
  ['spaces, without hyphens', '452100002 452600007 909100009'],
  ['spaces, within the codes, too', '45 210 000 - 2 45 260 000 – 7 90 910 000 9'],
  ['dots and bullets', '- 45.210.000-2 - 45.260.000-7 - 90.910.000-9'],
  ['bullets, without check digits', '– 45210000 – 45260000 – 90910000'],
  ['their numbers in the list', '1 45210000-2 2 45260000-7 3 90910000-9'],
  ['their names', '45210000-2 Pastatai; CPV 45260000 (stogai), 90910000-9 Valymas 24/7'],
])('codes in a row with %s are all named, in their order', (_what, text) => {
  expect(namedCodes(text).map(({ code }) => code)).toEqual(CODES)
})

test.each([
  ['4521*', '4521'],
  ['4521%', '4521'],
  ['4521x', '4521'],
  ['4521XXXX', '4521'],
  ['45 21_', '4521'],
  ['45210000-45219999', '4521'],
  ['45210000 – 45219999', '4521'],
])('„%s“ names the codes that begin with %s', (text, digits) => {
  expect(isOnlyCodes(text)).toBe(true)
  expect(namedCodes(text)).toEqual([{ text, digits, code: '45210000-2' }])
})

test('what is no code is named as it was written, without a code', () => {
  expect(namedCodes('45210000-3 4526 45 26')).toEqual([
    { text: '45210000-3', digits: '452100003', code: null },
    { text: '4526', digits: '4526', code: null },
    { text: '45', digits: '45', code: null },
    { text: '26', digits: '26', code: null },
  ])
  expect(namedCodes('45 26')).toEqual([{ text: '45 26', digits: '4526', code: null }])
  expect(namedCodes('45000000-33000000').map(({ code }) => code)).toEqual(['45000000-7', '33000000-0'])
})

test.each(['stogai', '24x7', '10xl', '4521xyz', '', '-', ' ,; ', '2026 m. 12 345 678 Eur'])(
  '„%s“ names no codes',
  (text) => {
    expect(isOnlyCodes(text)).toBe(false)
    expect(namedCodes(text)).toEqual([])
  },
)
