import { formatDayOfMonth } from '#app/domain/text/lithuanian-date.ts'
import { counted, formatNumber } from '#app/domain/text/plural.ts'
import { SNAPSHOT_DAYS } from '#config/limits.ts'
import { TIME_ZONE } from '#config/time-zone.ts'
import type { Deadline } from './deadline.ts'
import type { SourceUpdate } from './source-texts.ts'

export interface OpenPurchase {
  id: string
  title: string
  buyer: string
  /** The value is a text in whole euros. */
  value: string | null
  ends: Deadline
  url: string | null
  notes: readonly string[]
}

export interface RecentPurchases {
  count: number
  openCount: number
  open: OpenPurchase[]
  sources: readonly SourceUpdate[]
  /** The ISO instant is null before the first complete ingest. */
  completeUntil: string | null
  isStale: boolean
  day: string
}

export const PURCHASE_FORMS = ['pirkimas', 'pirkimai', 'pirkimų'] as const

/** Says „Per 30 dienų: 21 pirkimas, šiuo metu atvirų – 4.“ Older ones may be open too. */
export function countText(purchases: Omit<RecentPurchases, 'open' | 'sources'>): string {
  const { count, openCount } = purchases
  return `${spanText(purchases)}: ${counted(count, PURCHASE_FORMS)}, ${openText(openCount)}.`
}

/** Says of old data „Nuo spalio 24 d. iki lapkričio 19 d.“ */
function spanText({
  day,
  completeUntil,
  isStale,
}: Pick<RecentPurchases, 'day' | 'completeUntil' | 'isStale'>): string {
  if (!isStale || completeUntil === null) return `Per ${SNAPSHOT_DAYS}\u00a0dienų`
  const lastCompleteDay = Temporal.Instant.from(completeUntil).toZonedDateTimeISO(TIME_ZONE).toPlainDate()
  const from = Temporal.PlainDate.from(day).subtract({ days: SNAPSHOT_DAYS })
  return `Nuo ${formatDayOfMonth(from)} iki ${formatDayOfMonth(lastCompleteDay)}`
}

function openText(openCount: number): string {
  return openCount === 0 ? 'šiuo metu atvirų nėra' : `šiuo metu atvirų\u00a0– ${formatNumber(openCount)}`
}
