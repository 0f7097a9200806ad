import { expect, test } from 'vitest'
import { type Figure, figures } from '#config/figures.ts'
import { readValueForm } from './value-query.ts'
import { calculateValueResult } from './value-result.ts'

const { lowValueGoodsServices: today } = figures
const changed: typeof figures & Record<string, Figure> = {
  ...figures,
  lowValueGoodsServices: {
    ...today,
    value: { kind: 'money', euros: 80_000, isWithoutVat: true },
    validFrom: '2027-05-01',
  },
  lowValueUntilTheChange: { ...today, validTo: '2027-04-30', replacedBy: 'lowValueGoodsServices' },
}

test.each([
  ['2027-04-30', 'simplified', 70_000],
  ['2027-05-01', 'lowValue', 80_000],
])('a purchase of %s is %s by the low-value threshold of its day', (day, procurement, euros) => {
  expect(resultOf('suma=75000', day, changed)).toMatchObject({
    procurement,
    thresholds: { lowValue: { value: { euros } } },
  })
})

test('when the low-value threshold changes, lots are judged by the threshold of their day, too', () => {
  const isFirstSmall = (day: string) => {
    const result = resultOf('dalys=75000;100000', day, changed)
    return result.kind === 'determined' && result.lots?.lots[0]?.isSmall
  }
  expect(['2027-04-30', '2027-05-01'].map(isFirstSmall)).toEqual([false, true])
})

test('when the low-value threshold changes, on a day without a source it is unknown', () => {
  const gap = { ...figures, lowValueGoodsServices: changed.lowValueGoodsServices }
  expect(resultOf('suma=75000', '2027-04-30', gap)).toMatchObject({ kind: 'lowValueUnknown' })
})

function resultOf(what: string, day: string, table: typeof figures) {
  const params = new URLSearchParams(`istatymas=kita&objektas=prekes&${what}&pradzia=${day}`)
  const { query } = readValueForm(params, Temporal.PlainDate.from(day))
  if (query === null) throw new Error(`No query: ${params}`)
  return calculateValueResult(query, table)
}
