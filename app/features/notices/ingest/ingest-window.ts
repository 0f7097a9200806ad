import { addWorkingDays } from '#app/domain/calendar/working-days.ts'
import { NOTICE_MONTHS, SNAPSHOT_DAYS } from '#config/limits.ts'
import type { IngestWindow } from '../source.ts'
import type { SourceId } from '../source-notice.ts'

/** Sources add to a day after it was ingested. */
const OVERLAP_DAYS = 3
/** Thirteen months of TED allow a year to be compared with the one before. */
const MAX_MONTHS: Readonly<Record<SourceId, number>> = { import: 0, ted: 13, cvpis: NOTICE_MONTHS }
/** TED has holidays of its own, so one silent day says nothing. */
const MAX_SILENT_DAYS: Readonly<Record<SourceId, number>> = { import: 0, ted: 1, cvpis: 0 }
/** CVP IS changes rows in place: until this hour it is read whole, then what is shown. */
const DAY_BEGINS = 7

/** The window overlaps the newest complete one, so that failed days are read again. */
export function nextWindow(
  source: SourceId,
  newestComplete: { window_to: string } | null,
  now: Temporal.ZonedDateTime,
): IngestWindow {
  const today = now.toPlainDate()
  const earliest = today.subtract({ months: MAX_MONTHS[source] })
  const ofShown = now.hour < DAY_BEGINS ? earliest : today.subtract({ days: SNAPSHOT_DAYS })
  const from =
    newestComplete === null
      ? earliest
      : source === 'cvpis'
        ? ofShown
        : Temporal.PlainDate.from(newestComplete.window_to).subtract({ days: OVERLAP_DAYS })
  const [first = from] = [from, expectedDay(source, today)].toSorted(Temporal.PlainDate.compare)
  return { from: laterOf(first, earliest).toString(), to: today.toString() }
}

/** What stands in CVP IS no more is over; only its whole read knows. */
export function readsAll(source: SourceId, { from, to }: IngestWindow): boolean {
  return source === 'cvpis' && Temporal.PlainDate.from(from).until(to).days > SNAPSHOT_DAYS
}

/** Since this day a source must have published something. */
export function expectedDay(source: SourceId, today: Temporal.PlainDate): Temporal.PlainDate {
  return addWorkingDays(today, -1 - MAX_SILENT_DAYS[source])
}

function laterOf(a: Temporal.PlainDate, b: Temporal.PlainDate): Temporal.PlainDate {
  return Temporal.PlainDate.compare(a, b) < 0 ? b : a
}
