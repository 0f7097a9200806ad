import { expect, test } from 'vitest'
import { type Bound, parseValue } from '#config/figures.ts'
import { type FigureFormat, formatValue, formatWithBound } from './format-figure.ts'

test.each<[string, FigureFormat, string]>([
  ['5 404 000 Eur be PVM', {}, '5_404_000_Eur'],
  ['40 Eur', { as: 'number' }, '40'],
  ['10 d.', {}, '10_dienų'],
  ['15 d.', { case: 'accusative' }, '15_dienų'],
  ['6 d.', { case: 'dative' }, '6_dienoms'],
  ['1 d.', { case: 'accusative' }, '1_dieną'],
  ['21 d.', { case: 'genitive' }, '21_dienos'],
  ['5 darbo d.', {}, '5_darbo_dienos'],
  ['5 darbo d.', { case: 'accusative' }, '5_darbo_dienas'],
  ['3 darbo d.', { case: 'genitive' }, '3_darbo_dienų'],
  ['6 mėn.', { case: 'accusative' }, '6_mėnesius'],
  ['3 m.', { case: 'instrumental' }, '3_metais'],
  ['10 m.', { case: 'accusative' }, '10_metų'],
  ['30 proc.', {}, '30_proc.'],
  ['30 proc.', { as: 'sign' }, '30_%'],
  ['8 proc. p.', { case: 'instrumental' }, '8_procentiniais_punktais'],
  ['0,7 kart.', {}, '0,7'],
  ['2 kart.', {}, '2_kartai'],
  ['netaikomas', {}, 'netaikomas'],
  ['„kovo 15 d.“', { case: 'genitive' }, 'kovo_15_d.'],
])('a figure is written with its unit in its case: „%s“ as %o is „%s“', (value, format, expected) => {
  expect(formatValue(readValue(value), format).replaceAll('\u00a0', '_')).toBe(expected)
})

test('a limit is written with the words for its side', () => {
  const limit = (value: string, bound: Bound) =>
    formatWithBound({ value: readValue(value), bound }).replaceAll('\u00a0', '_')

  expect(limit('70 000 Eur be PVM', 'below')).toBe('mažiau kaip 70_000_Eur_be_PVM')
  expect(limit('216 000 Eur be PVM', 'from')).toBe('nuo 216_000_Eur_be_PVM')
  expect(limit('40 Eur', 'atLeast')).toBe('bent 40_Eur')
  expect(limit('5 darbo d.', 'within')).toBe('per 5_darbo_dienas')
  expect(limit('2 kart.', 'atMost')).toBe('ne daugiau kaip 2_kartus')
  expect(limit('80 proc.', 'above')).toBe('daugiau kaip 80_proc.')
  expect(limit('35 d.', 'atLeast')).toBe('bent 35_dienos')
  expect(limit('10 d.', 'exactly')).toBe('10_dienų')
  expect(limit('netaikomas', 'atMost')).toBe('netaikomas')
  expect(limit('„kovo 15 d.“', 'until')).toBe('iki kovo_15_d.')
})

function readValue(text: string) {
  const value = parseValue(text)
  if (!value) throw new Error(`No value: ${text}`)
  return value
}
