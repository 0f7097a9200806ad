import { formatCalendarMonth } from '../text/lithuanian-date.ts'
import { countyNames } from './counties.ts'

/** It is a call, or an award by its winner. */
export interface PastNotice {
  day: string
  value: number | null
  size: 'international' | 'lowValue' | null
  buyer: string
  places: string | null
  winner: string | null
  codes: readonly string[]
}

/** Twelve whole months from a day on. */
export interface Year {
  sourceName: string
  from: string
  notices: readonly PastNotice[]
}

export type PurchaseStatistics = NonNullable<ReturnType<typeof purchaseStatistics>>

/** Fewer say nothing about the next one. */
const MIN_VALUES = 10
const MIN_AWARDS = 3
const MAX_RANKED = 5

export function purchaseStatistics(
  { sourceName, from, notices }: Year,
  isWanted: (notice: PastNotice) => boolean,
) {
  const wanted = notices.filter(isWanted)
  const calls = wanted.filter(({ winner }) => winner === null)
  if (calls.length < MIN_VALUES) return null
  const countOf = (month: string) => calls.filter(({ day }) => day.startsWith(month)).length
  const months = Array.from({ length: 12 }, (_, i) => Temporal.PlainDate.from(from).add({ months: i }))
  return {
    sourceName,
    count: calls.length,
    months: months.map((day) => ({
      name: formatCalendarMonth(day),
      number: day.month,
      count: countOf(day.toString().slice(0, 7)),
    })),
    values: (['international', 'lowValue'] as const).flatMap((size) => {
      const ofSize = calls.filter((call) => call.size === size)
      const typical = typicalValue(ofSize.flatMap(({ value }) => value ?? []))
      return typical === null ? [] : { size, ...typical }
    }),
    buyers: ranking(calls.map(({ buyer }) => buyer)),
    counties: ranking(calls.flatMap(({ places }) => countyNames(places))),
    winners: ranking(
      wanted.flatMap(({ winner }) => winner ?? []),
      MIN_AWARDS,
    ),
  }
}

function typicalValue(unordered: readonly number[]) {
  const values = unordered.toSorted((a, b) => a - b)
  const at = (share: number) => Math.round(values[Math.round((values.length - 1) * share)] ?? 0)
  if (values.length < MIN_VALUES) return null
  return { known: values.length, low: at(0.25), median: at(0.5), high: at(0.75) }
}

function ranking(names: readonly string[], least = 1) {
  const rows = [...Map.groupBy(names, (name) => name)].map(([name, all]) => ({ name, count: all.length }))
  const most = rows.filter(({ count }) => count >= least).toSorted((a, b) => b.count - a.count)
  return { rows: most.slice(0, MAX_RANKED), total: names.length }
}
