import { todayInVilnius } from '#app/domain/calendar/today.ts'
import { type Loop, startLoop } from '#app/infra/loop.server.ts'
import { TIME_ZONE } from '#config/time-zone.ts'
import type { NoticeSource } from '../source.ts'
import { findNewestComplete, findNewestIngest } from '../store/ingest-store.server.ts'
import { type IngestDeps, type IngestResult, ingest } from './ingest.server.ts'
import { nextWindow } from './ingest-window.ts'

const HOUR_MS = 3_600_000
const CHECK_MS = 20_000
const RETRY_MS = 60_000

export async function ingestNewest(deps: IngestDeps, source: NoticeSource): Promise<IngestResult | null> {
  const today = todayInVilnius(Temporal.Now.instant())
  return ingest(deps, source, nextWindow(source.id, await findNewestComplete(deps.db, source.id), today))
}

/** An ingest of a source that is new or failed does not wait for its time when the server starts: the operator may have restarted it to mend that. */
export function scheduleIngests(
  sources: readonly NoticeSource[],
  deps: IngestDeps,
  onIngest: (result: IngestResult) => void,
): Loop[] {
  return sources.map((source) => {
    let isFirst = true
    let hasFailed = false
    const failure = 'an ingest ended early'
    return startLoop({ log: deps.log, failure, retryMs: RETRY_MS }, async () => {
      const newest = await findNewestIngest(deps.db, source.id)
      const isUrgent = hasFailed || (isFirst && newest?.is_complete !== true)
      isFirst = false
      if (!isUrgent && !isOutdated(newest?.started_at, Temporal.Now.instant())) return CHECK_MS
      hasFailed = true
      const result = await ingestNewest(deps, source)
      hasFailed = false
      if (result !== null) onIngest(result)
      return CHECK_MS
    })
  })
}

/** A time in the future comes from another clock. */
function isOutdated(startedAt: Date | undefined, now: Temporal.Instant): boolean {
  const startedMs = startedAt?.getTime() ?? 0
  return startedMs < lastIngestTime(now) || startedMs > now.epochMilliseconds + HOUR_MS
}

/** Ingests are due every half hour in Vilnius while the letter of the day is made, otherwise hourly. The result is in milliseconds. */
export function lastIngestTime(now: Temporal.Instant): number {
  const local = now.toZonedDateTimeISO(TIME_ZONE)
  const isMorning = local.hour >= 5 && local.hour <= 8
  const minutes = isMorning ? Math.floor(local.minute / 30) * 30 : 0
  return local.with({ minute: minutes, second: 0, millisecond: 0, microsecond: 0, nanosecond: 0 })
    .epochMilliseconds
}
