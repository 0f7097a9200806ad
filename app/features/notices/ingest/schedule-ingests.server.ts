import { type Loop, startLoop } from '#app/infra/loop.server.ts'
import { TIME_ZONE } from '#config/time-zone.ts'
import type { NoticeSource } from '../source.ts'
import type { SourceId } from '../source-notice.ts'
import { findNewestComplete, findNewestIngest } from '../store/ingest-store.server.ts'
import { type IngestDeps, type IngestResult, ingest } from './ingest.server.ts'
import { nextWindow } from './ingest-window.ts'

/** TED publishes once in the morning of a working day; buyers publish in CVP IS all day. */
const TIMES: Readonly<Record<SourceId, readonly string[]>> = {
  import: [],
  ted: ['09:30', '10:30', '13:00'],
  cvpis: ['03:00', '07:00', '09:00', '11:00', '13:00', '15:00', '17:00', '19:00'],
}
const CHECK_MS = 20_000
const RETRY_MS = 60_000

export async function ingestNewest(deps: IngestDeps, source: NoticeSource): Promise<IngestResult | null> {
  const now = Temporal.Now.zonedDateTimeISO(TIME_ZONE)
  return ingest(deps, source, nextWindow(source.id, await findNewestComplete(deps.db, source.id), now))
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
      const [startedMs, now] = [newest?.started_at.getTime() ?? 0, Temporal.Now.instant()]
      // A start in the future comes from another clock.
      const isDone = startedMs >= lastIngestTime(source.id, now) && startedMs <= now.epochMilliseconds
      if (isDone && !isUrgent) return CHECK_MS
      hasFailed = true
      const result = await ingestNewest(deps, source)
      hasFailed = false
      if (result !== null) onIngest(result)
      return CHECK_MS
    })
  })
}

/** The time is in Vilnius; the result is in milliseconds. */
export function lastIngestTime(source: SourceId, now: Temporal.Instant): number {
  const today = now.toZonedDateTimeISO(TIME_ZONE).toPlainDate()
  const days = [today.subtract({ days: 1 }), today]
  const times = days.flatMap((day) =>
    TIMES[source].map(
      (time) => day.toZonedDateTime({ timeZone: TIME_ZONE, plainTime: time }).epochMilliseconds,
    ),
  )
  return times.findLast((time) => time <= now.epochMilliseconds) ?? 0
}
