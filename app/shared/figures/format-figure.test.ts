import { describe, expect, test } from 'vitest'
import {
  days,
  euros,
  type FigureValue,
  months,
  notApplied,
  percent,
  withoutVat,
  words,
  workingDays,
  years,
} from '#config/figures.ts'
import { type FigureFormat, formatFigure, formatValue, formatWithBound } from './format-figure.ts'

describe('a figure is written with its unit, in the case of the sentence', () => {
  test.each<[FigureValue, FigureFormat, string]>([
    [withoutVat(5_404_000), {}, '5_404_000_Eur'],
    [euros(40), { as: 'number' }, '40'],
    [days(10), {}, '10_dienų'],
    [days(15), { case: 'accusative' }, '15_dienų'],
    [days(6), { case: 'dative' }, '6_dienoms'],
    [days(1), { case: 'accusative' }, '1_dieną'],
    [days(21), { case: 'genitive' }, '21_dienos'],
    [workingDays(5), {}, '5_darbo_dienos'],
    [workingDays(5), { case: 'accusative' }, '5_darbo_dienas'],
    [workingDays(3), { case: 'genitive' }, '3_darbo_dienų'],
    [months(6), { case: 'accusative' }, '6_mėnesius'],
    [years(3), { case: 'instrumental' }, '3_metais'],
    [years(10), { case: 'accusative' }, '10_metų'],
    [percent(30), {}, '30_proc.'],
    [percent(30), { as: 'sign' }, '30_%'],
    [{ kind: 'percentagePoints', points: 8 }, { case: 'instrumental' }, '8_procentiniais_punktais'],
    [{ kind: 'multiple', times: 0.7 }, {}, '0,7'],
    [{ kind: 'multiple', times: 2 }, {}, '2_kartai'],
    [notApplied, {}, 'netaikomas'],
    [words('kovo 15 d.'), { case: 'genitive' }, 'kovo_15_d.'],
  ])('%o as %o is „%s“', (value, format, expected) => {
    expect(formatValue(value, format).replaceAll('\u00a0', '_')).toBe(expected)
  })
})

test('a limit is written with the words for its side', () => {
  const limit = (value: FigureValue, bound: Parameters<typeof formatWithBound>[0]['bound']) =>
    formatWithBound({ value, bound }).replaceAll('\u00a0', '_')

  expect(limit(withoutVat(70_000), 'below')).toBe('mažiau kaip 70_000_Eur_be_PVM')
  expect(limit(withoutVat(216_000), 'from')).toBe('nuo 216_000_Eur_be_PVM')
  expect(limit(euros(40), 'atLeast')).toBe('bent 40_Eur')
  expect(limit(workingDays(5), 'within')).toBe('per 5_darbo_dienas')
  expect(limit({ kind: 'multiple', times: 2 }, 'atMost')).toBe('ne daugiau kaip 2_kartus')
  expect(limit(percent(80), 'above')).toBe('daugiau kaip 80_proc.')
  expect(limit(days(35), 'atLeast')).toBe('bent 35_dienos')
  expect(limit(days(10), 'exactly')).toBe('10_dienų')
  expect(limit(notApplied, 'atMost')).toBe('netaikomas')
  expect(limit(words('kovo 15 d.'), 'until')).toBe('iki kovo_15_d.')
})

test('what the specification alone states is shown as it states it', () => {
  expect(formatFigure('documentRetention').replaceAll('\u00a0', '_')).toBe('10_metų')
})
