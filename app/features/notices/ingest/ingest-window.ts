import { NOTICE_MONTHS, SNAPSHOT_DAYS } from '#config/limits.ts'
import type { IngestWindow } from '../source.ts'
import type { SourceId } from '../source-notice.ts'

/** TED adds to a day after it was ingested, and its days always hold one on which it must have published; CVP IS changes rows in place. */
const OVERLAP_DAYS: Readonly<Record<SourceId, number>> = { import: 0, ted: 7, cvpis: SNAPSHOT_DAYS }
/** Thirteen months of TED allow a year to be compared with the one before. */
const MAX_MONTHS: Readonly<Record<SourceId, number>> = { import: 0, ted: 13, cvpis: NOTICE_MONTHS }
/** Until this hour CVP IS is read whole. */
const DAY_BEGINS = 7

/** The window overlaps the newest complete one, so that failed days are read again. */
export function nextWindow(
  source: SourceId,
  newestComplete: { window_to: string } | null,
  now: Temporal.ZonedDateTime,
): IngestWindow {
  const today = now.toPlainDate()
  const isWhole = newestComplete === null || (source === 'cvpis' && now.hour < DAY_BEGINS)
  const from = isWhole
    ? today.subtract({ months: MAX_MONTHS[source] })
    : Temporal.PlainDate.from(newestComplete.window_to).subtract({ days: OVERLAP_DAYS[source] })
  return { from: from.toString(), to: today.toString() }
}

/** What stands in CVP IS no more is over; only its whole read knows. */
export function readsAll(source: SourceId, { from, to }: IngestWindow): boolean {
  const { months } = Temporal.PlainDate.from(from).until(to, { largestUnit: 'months' })
  return source === 'cvpis' && months >= MAX_MONTHS.cvpis
}
