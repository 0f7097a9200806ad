import { Counter, Gauge, type Registry } from 'prom-client'
import type { Database } from '#app/infra/database/database.server.ts'
import type { IngestResult } from '../ingest/ingest.server.ts'
import { completeUntil, hoursOfWorkingDays } from '../snapshot/freshness.ts'
import type { SourceId } from '../source-notice.ts'
import { findNewestComplete } from '../store/ingest-store.server.ts'

const HOUR_SECONDS = 3_600

/** The values are NaN while the database does not answer, and before the first complete ingest. */
export function registerNoticeMetrics(registry: Registry, db: Database, sources: readonly SourceId[]): void {
  new Gauge({
    name: 'notices_newest_complete_working_seconds',
    help: 'Age of the newest complete ingest of a source, or of the last day in it, working days only.',
    labelNames: ['source'],
    registers: [registry],
    async collect() {
      const setAge = async (source: SourceId) => {
        const newest = await findNewestComplete(db, source).catch(() => null)
        const hours =
          newest === null ? Number.NaN : hoursOfWorkingDays(completeUntil(newest), Temporal.Now.instant())
        this.set({ source }, hours * HOUR_SECONDS)
      }
      // One query after the other could take longer than Prometheus waits.
      await Promise.all(sources.map(setAge))
    },
  })
}

/** Counters begin at 0, so that the first failure is an increase. */
export function createIngestCounter(
  registry: Registry,
  sources: readonly SourceId[],
): (result: IngestResult) => void {
  const runs = new Counter({
    name: 'notices_ingests_total',
    help: 'Ingests of a source by result.',
    labelNames: ['source', 'result'],
    registers: [registry],
  })
  const rows = new Counter({
    name: 'notices_rows_total',
    help: 'Rows of a source that were new, changed a notice, or were rejected.',
    labelNames: ['source', 'result'],
    registers: [registry],
  })
  for (const source of sources) {
    runs.inc({ source, result: 'incomplete' }, 0)
    rows.inc({ source, result: 'rejected' }, 0)
  }
  return (result) => {
    const { source, problem } = result
    runs.inc({ source, result: problem === null ? 'complete' : 'incomplete' })
    for (const kind of ['new', 'changed', 'rejected'] as const)
      rows.inc({ source, result: kind }, result[kind])
  }
}
