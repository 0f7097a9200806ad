import { expect, test } from 'vitest'
import { type PastNotice, purchaseStatistics } from './purchase-statistics.ts'

const call = (differs: Partial<PastNotice> = {}): PastNotice => ({
  day: '2026-03-10',
  value: 1_000,
  size: 'lowValue',
  buyer: 'Pavyzdinė gimnazija',
  places: 'LT011 LT022',
  winner: null,
  codes: ['90910000-9'],
  ...differs,
})
const award = (winner: string) => call({ value: 5, buyer: 'Kita gimnazija', winner })
const many = (count: number, differs: Partial<PastNotice> = {}) =>
  Array.from({ length: count }, () => call(differs))
const statisticsOf = (notices: PastNotice[]) =>
  purchaseStatistics({ sourceName: 'TED', from: '2025-11-01', notices }, () => true)

test('there are statistics from ten calls on; awards are no calls', () => {
  expect(statisticsOf([...many(9), award('UAB „A“')])).toBeNull()
  expect(statisticsOf(many(10))).toMatchObject({ count: 10 })
})

test('each of the twelve months has its number, also none', () => {
  const { months = [] } = statisticsOf([...many(10), call({ day: '2025-11-30' })]) ?? {}
  expect(months).toHaveLength(12)
  expect(months.filter(({ count }) => count > 0)).toEqual([
    { name: '2025\u00a0m. lapkritis', number: 11, count: 1 },
    { name: '2026\u00a0m. kovas', number: 3, count: 10 },
  ])
})

test('the typical value is the median of ten known values at least, with its quartiles', () => {
  const known = Array.from({ length: 11 }, (_, i) => call({ value: (11 - i) * 100 }))
  expect(statisticsOf([...known, call({ value: null })])?.values).toEqual([
    { size: 'lowValue', known: 11, low: 400, median: 600, high: 900 },
  ])
  expect(statisticsOf([...many(9), call({ value: null })])?.values).toEqual([])
})

test('purchases above the threshold and those of low value have each their own typical value, others have none', () => {
  const large = many(10, { value: 900_000, size: 'international' })
  expect(statisticsOf([...many(10), ...large, ...many(10, { value: 5, size: null })])?.values).toMatchObject([
    { size: 'international', median: 900_000 },
    { size: 'lowValue', median: 1_000 },
  ])
})

test('who buys most comes first, a call of two counties counts in both, and who won twice is not named', () => {
  const awards = ['A', 'B', 'A', 'B', 'A'].map((name) => award(`UAB „${name}“`))
  expect(statisticsOf([...many(2, { buyer: 'Mokykla' }), ...many(9), ...awards])).toMatchObject({
    buyers: {
      rows: [
        { name: 'Pavyzdinė gimnazija', count: 9 },
        { name: 'Mokykla', count: 2 },
      ],
    },
    counties: {
      rows: [
        { name: 'Vilniaus', count: 11 },
        { name: 'Kauno', count: 11 },
      ],
    },
    winners: { rows: [{ name: 'UAB „A“', count: 3 }], total: 5 },
  })
})
