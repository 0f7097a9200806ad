import { isWorkingDay } from '#app/domain/calendar/working-days.ts'
import { SNAPSHOT_DAYS } from '#config/limits.ts'
import type { IngestWindow } from '../source.ts'
import type { SourceId } from '../source-notice.ts'

type PlainDate = Temporal.PlainDate

/** Sources add to a day after it was ingested. */
const OVERLAP_DAYS = 3
/** TED has holidays of its own, so one silent day says nothing. */
const MAX_SILENT_DAYS: Readonly<Record<SourceId, number>> = { import: 0, ted: 1, cvpis: 0 }

/** CVP IS changes a row in place while its tender runs; TED publishes a change as a new notice. */
const CHANGES_IN_PLACE: ReadonlySet<SourceId> = new Set(['cvpis'])

/** The window overlaps the newest complete one, so that failed days are read again. */
export function nextWindow(
  source: SourceId,
  newestComplete: { window_to: string } | null,
  today: PlainDate,
): IngestWindow {
  const first = today.subtract({ days: SNAPSHOT_DAYS }).toString()
  const isFullWindow = newestComplete === null || CHANGES_IN_PLACE.has(source)
  const readUntil = Temporal.PlainDate.from(isFullWindow ? first : newestComplete.window_to)
  const [from = first] = [
    readUntil.subtract({ days: OVERLAP_DAYS }),
    workingDayBefore(workingDayBefore(today)),
  ]
    .map(String)
    .toSorted()
  return { from: from < first ? first : from, to: today.toString() }
}

/** At least one of these days must have a notice. It is the last finished working day, and for TED the last two. */
export function expectedPublicationDays(source: SourceId, window: IngestWindow, today: PlainDate): string[] {
  if (source === 'import') return []
  const days: string[] = []
  let day = today
  while (days.length <= MAX_SILENT_DAYS[source]) {
    day = workingDayBefore(day)
    if (day.toString() < window.from || day.toString() > window.to) return []
    days.push(day.toString())
  }
  return days
}

function workingDayBefore(date: PlainDate): PlainDate {
  const before = date.subtract({ days: 1 })
  return isWorkingDay(before) ? before : workingDayBefore(before)
}
