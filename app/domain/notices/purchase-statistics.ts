import { COUNTIES } from './counties.ts'

/** A call or an award. */
export interface PastNotice {
  isCall: boolean
  day: string
  value: number | null
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
  const calls = wanted.filter(({ isCall }) => isCall)
  if (calls.length < MIN_VALUES) return null
  const values = calls.flatMap(({ value }) => value ?? []).toSorted((a, b) => a - b)
  const quartileOf = (share: number) => values[Math.round((values.length - 1) * share)] ?? 0
  const months = Array.from({ length: 12 }, (_, i) =>
    Temporal.PlainDate.from(from).add({ months: i }).toString(),
  )
  const counties = calls.flatMap(({ places }) =>
    (places ?? '').split(' ').flatMap((code) => COUNTIES[code] ?? []),
  )
  return {
    sourceName,
    count: calls.length,
    months: months.map((month) => ({
      month,
      count: calls.filter(({ day }) => day.slice(0, 7) === month.slice(0, 7)).length,
    })),
    values:
      values.length < MIN_VALUES
        ? null
        : { count: values.length, quartiles: [0.25, 0.5, 0.75].map(quartileOf) },
    buyers: ranking(calls.map(({ buyer }) => buyer)),
    counties: ranking(counties),
    winners: ranking(
      wanted.flatMap(({ winner }) => winner ?? []),
      MIN_AWARDS,
    ),
  }
}

function ranking(names: readonly string[], least = 1) {
  const rows = [...Map.groupBy(names, (name) => name)].map(([name, all]) => ({ name, count: all.length }))
  const most = rows.filter(({ count }) => count >= least).toSorted((a, b) => b.count - a.count)
  return { rows: most.slice(0, MAX_RANKED), total: names.length }
}
