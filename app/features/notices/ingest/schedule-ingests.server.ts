import { todayInVilnius } from '#app/domain/calendar/today.ts'
import type { Database } from '#app/infra/database/database.server.ts'
import type { JobRunner, QueuePolicy } from '#app/infra/jobs/jobs.server.ts'
import { RETENTION_QUEUE } from '../retention/drop-old-notices.server.ts'
import type { NoticeSource } from '../source.ts'
import { SOURCE_IDS, type SourceId } from '../source-notice.ts'
import { findNewestComplete, findNewestIngest } from '../store/ingest-store.server.ts'
import { type IngestDeps, type IngestResult, ingest } from './ingest.server.ts'
import { nextWindow } from './ingest-window.ts'

/** In Vilnius time: every half hour while the letter of the day is made, otherwise hourly. */
export const INGEST_TIMES = ['*/30 5-8 * * *', '0 0-4,9-23 * * *'] as const

const HOUR_MS = 3_600_000

/**
 * An interrupted run is retried soon. The lock of the ingest, not the queue, keeps runs apart: the job of a killed
 * process stays active in the queue until its heartbeat is missed.
 */
const POLICY: QueuePolicy = {
  policy: 'short',
  retryLimit: 5,
  retryDelay: 60,
  retryBackoff: true,
  expireInSeconds: 3_600,
  deleteAfterSeconds: 3_600,
  heartbeatSeconds: 20,
}

export async function ingestNewest(deps: IngestDeps, source: NoticeSource): Promise<IngestResult | null> {
  const today = todayInVilnius(Temporal.Now.instant())
  return ingest(deps, source, nextWindow(source.id, await findNewestComplete(deps.db, source.id), today))
}

export async function scheduleIngests(
  jobs: JobRunner,
  sources: readonly NoticeSource[],
  deps: IngestDeps,
  onIngest: (result: IngestResult) => void,
): Promise<void> {
  for (const source of sources) {
    const queue = queueOf(source.id)
    await jobs.work(queue, POLICY, async () => {
      const result = await ingestNewest(deps, source)
      if (result !== null) onIngest(result)
    })
    await jobs.schedule(queue, ...INGEST_TIMES)
    if (await isDue(deps.db, source.id)) await deps.db.transaction((tx) => jobs.enqueue(tx, queue, {}))
  }
}

export async function unscheduleIngests(jobs: JobRunner, configured: readonly SourceId[]): Promise<void> {
  const unused = SOURCE_IDS.filter((id) => !configured.includes(id)).map(queueOf)
  await jobs.unschedule(configured.length === 0 ? [...unused, RETENTION_QUEUE] : unused)
}

/** A new or failed source does not wait for the schedule: the operator may have restarted the server to mend it. */
async function isDue(db: Database, source: SourceId): Promise<boolean> {
  const newest = await findNewestIngest(db, source)
  return newest === null || !newest.is_complete || Date.now() - newest.started_at.getTime() > HOUR_MS
}

function queueOf(source: SourceId): string {
  return `notices-${source}`
}
