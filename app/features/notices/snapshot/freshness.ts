import { isWorkingDay } from '#app/domain/calendar/working-days.ts'
import type { SourceUpdate } from '#app/domain/notices/source-texts.ts'
import { TIME_ZONE } from '#config/time-zone.ts'
import { SOURCE_IDS, type SourceId } from '../source-notice.ts'

export type IngestStarts = Readonly<Partial<Record<SourceId, string | null>>>

export const SOURCE_NAMES: Readonly<Record<SourceId, string>> = {
  import: 'mūsų surinkti skelbimai',
  ted: 'TED',
  cvpis: 'CVP IS',
}

export const MAX_AGE_WORKING_DAY_HOURS = 36

/** The end of the window or the start of the ingest, whichever is earlier: an old file says nothing about today. */
export function completeUntil(ingest: { started_at: Date; window_to: string }): Temporal.Instant {
  const startedAt = Temporal.Instant.fromEpochMilliseconds(ingest.started_at.getTime())
  const nextDay = Temporal.PlainDate.from(ingest.window_to).add({ days: 1 })
  const windowEnd = nextDay.toZonedDateTime(TIME_ZONE).subtract({ seconds: 1 }).toInstant()
  return Temporal.Instant.compare(startedAt, windowEnd) < 0 ? startedAt : windowEnd
}

/** Only hours of working days in Vilnius count. */
export function hoursOfWorkingDays(since: Temporal.Instant, now: Temporal.Instant): number {
  let hours = 0
  let from = since.toZonedDateTimeISO(TIME_ZONE)
  const until = now.toZonedDateTimeISO(TIME_ZONE)
  while (Temporal.ZonedDateTime.compare(from, until) < 0) {
    const nextDay = from.toPlainDate().add({ days: 1 }).toZonedDateTime(TIME_ZONE)
    const to = Temporal.ZonedDateTime.compare(nextDay, until) < 0 ? nextDay : until
    if (isWorkingDay(from.toPlainDate())) hours += from.until(to).total('hours')
    from = nextDay
  }
  return hours
}

export function isStale(until: string | null, now: Temporal.Instant): boolean {
  return until === null || hoursOfWorkingDays(Temporal.Instant.from(until), now) > MAX_AGE_WORKING_DAY_HOURS
}

export function sourcesOf(ingestStartedAt: IngestStarts): SourceUpdate[] {
  return SOURCE_IDS.flatMap((id) => {
    const updatedAt = ingestStartedAt[id]
    return updatedAt === undefined ? [] : { name: SOURCE_NAMES[id], updatedAt }
  })
}
