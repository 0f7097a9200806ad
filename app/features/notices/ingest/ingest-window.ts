import { NOTICE_MONTHS, SNAPSHOT_DAYS } from '#config/limits.ts'
import type { IngestWindow } from '../source.ts'
import type { SourceId } from '../source-notice.ts'

/** Sources add to a day after it was ingested, and the days always hold one on which they must have published. */
const OVERLAP_DAYS = 7
/** Thirteen months of TED allow a year to be compared with the one before. */
const MAX_MONTHS: Readonly<Record<SourceId, number>> = { import: 0, ted: 13, cvpis: NOTICE_MONTHS }
/** CVP IS changes rows in place: until this hour it is read whole, then what is shown. */
const DAY_BEGINS = 7

/** The window overlaps the newest complete one, so that failed days are read again. */
export function nextWindow(
  source: SourceId,
  newestComplete: { window_to: string } | null,
  now: Temporal.ZonedDateTime,
): IngestWindow {
  const today = now.toPlainDate()
  const fromOf = (newest: string) =>
    source === 'cvpis'
      ? today.subtract({ days: SNAPSHOT_DAYS })
      : Temporal.PlainDate.from(newest).subtract({ days: OVERLAP_DAYS })
  const isWhole = newestComplete === null || (source === 'cvpis' && now.hour < DAY_BEGINS)
  const from = isWhole ? today.subtract({ months: MAX_MONTHS[source] }) : fromOf(newestComplete.window_to)
  return { from: from.toString(), to: today.toString() }
}

/** What stands in CVP IS no more is over; only its whole read knows. */
export function readsAll(source: SourceId, { from, to }: IngestWindow): boolean {
  return source === 'cvpis' && Temporal.PlainDate.from(from).until(to).days > SNAPSHOT_DAYS
}
