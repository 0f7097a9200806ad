import { expect, test } from 'vitest'
import { namedCodes, partCodes } from './named-codes.ts'

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
  ['4521', '4521'],
  ['4521?', '4521'],
  ['45.21', '4521'],
])('„%s“ names the codes that begin with %s', (text, digits) => {
  expect(partCodes(text).map(({ named }) => named.length)).toEqual([1])
  expect(namedCodes(text)).toEqual([{ text, digits, code: '45210000-2' }])
})

test.each([
  ['4521 4526', ['4521', '4526']],
  ['4521, 45260; 9091', ['4521', '45260', '9091']],
  ['452 453*', ['452', '453']],
  ['33 45 90', ['33', '45', '90']],
  ['45 4526', ['45', '4526']],
  ['45-90', ['45', '90']],
  ['4521-4526', ['452']],
  ['CPV 4521', ['4521']],
  ['BVPŽ kodai (CPV): 4521*, 4526', ['4521', '4526']],
  ['45 213 310', ['45213310']],
  ['4521 0000', ['45210000']],
])('„%s“ names %j, in this order', (text, digits) => {
  expect(namedCodes(text).map((named) => named.digits)).toEqual(digits)
})

test('a code beside words needs a check digit or an asterisk, and the words go without it and its dash', () => {
  const parts = partCodes(
    'Valymas CPV 4521* – stogai (45260000-7), Nr. 45000000; 50, 75, 90 mm, 98%, 79000000',
  )
  expect(parts.map(({ part, named }) => named[0]?.code ?? part)).toEqual([
    'Valymas',
    '45210000-2',
    'stogai (',
    '45260000-7',
    ')',
    'Nr. 45000000',
    '50',
    '75',
    '90 mm',
    '98000000-3',
    '79000000-4',
  ])
})

test('a decimal comma parts nothing', () => {
  const parts = partCodes('0,4 kV linijos, cementas 42,5,stogai')

  expect(parts.map(({ part }) => part)).toEqual(['0,4 kV linijos', 'cementas 42,5', 'stogai'])
})

test('what is no code is named as it was written, without a code', () => {
  expect(namedCodes('45210000-3 4526 45 26')).toEqual([
    { text: '45210000-3', digits: '452100003', code: null },
    { text: '4526', digits: '4526', code: '45260000-7' },
    { text: '45', digits: '45', code: null },
    { text: '26', digits: '26', code: null },
  ])
  expect(namedCodes('45 26')).toEqual([{ text: '45 26', digits: '4526', code: '45260000-7' }])
  expect(namedCodes('45000000-33000000').map(({ code }) => code)).toEqual(['45000000-7', '33000000-0'])
})

test.each([
  'stogai',
  '24x7',
  '10xl',
  '4521xyz',
  '',
  '-',
  ' ,; ',
  '2026 m. 12 345 678 Eur',
  '2026',
  '2026-2027',
  '4521 2026',
  '12',
  '1 200,50',
  'ISO 9001?',
  '2 aukštų namas',
  'C25 betonas',
  'C45* betonas',
  'lentos 45*60',
  'PVM 21%',
  'baldai, 90 x 45',
  'QR kodas 4521',
  '8 600 12345',
  '+370 600 12345',
])('„%s“ names no codes', (text) => {
  expect(partCodes(text).flatMap(({ named }) => named)).toEqual([])
  expect(namedCodes(text)).toEqual([])
})
