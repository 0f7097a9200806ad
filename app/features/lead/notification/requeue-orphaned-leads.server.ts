import type { Database } from '#app/infra/database/database.server.ts'
import type { Jobs } from '#app/infra/jobs/jobs.server.ts'
import type { Log } from '#app/infra/observability/log.server.ts'
import { lockKeys } from '../lead-store.server.ts'
import { MAX_PAUSE_SECONDS, NOTIFY_LEAD_QUEUE } from './notify-lead.server.ts'
import { REPORT_DELAY_SECONDS, REPORT_HELD_BACK_QUEUE } from './report-held-back.server.ts'
import { hasUnreported, listPendingSince } from './undelivered-store.server.ts'

export interface RequeueDeps {
  db: Database
  jobs: Jobs
  log: Log
}

const PATIENCE_MS = 5 * 60 * 1_000
const MAX_LEADS = 100_000
const BATCH = 100
/** Pauses between tries vary a little by chance. */
const MAX_WAIT_SECONDS = 2 * MAX_PAUSE_SECONDS

/**
 * A lead that waits for its mail must have a job that comes up in time. It has none when an earlier release gave
 * it up, or when the lead came back from a backup; it comes up too late when the clock was set back.
 */
export async function requeueOrphanedLeads({ db, jobs, log }: RequeueDeps, now: Date): Promise<void> {
  await jobs.reschedule(NOTIFY_LEAD_QUEUE, MAX_WAIT_SECONDS)
  const pending = await listPendingSince(db, new Date(now.getTime() - PATIENCE_MS), MAX_LEADS)
  const orphaned = await jobs.listWithoutLive(NOTIFY_LEAD_QUEUE, 'reference', pending)
  for (let start = 0; start < orphaned.length; start += BATCH) {
    const batch = orphaned.slice(start, start + BATCH)
    await db.transaction(async (tx) => {
      // Replicas look at the same time.
      await lockKeys(tx, batch)
      for (const reference of await jobs.listWithoutLive(NOTIFY_LEAD_QUEUE, 'reference', batch, tx)) {
        await jobs.enqueue(tx, NOTIFY_LEAD_QUEUE, { reference })
      }
    })
    log.warn({ leads: batch.length }, 'leads had lost their mail jobs and got others')
  }
}

/** Held-back leads wait for their digest, or for mail to get through again. */
export async function requeueHeldBackReport({ db, jobs }: RequeueDeps): Promise<void> {
  if (!(await hasUnreported(db))) return
  await jobs.reschedule(REPORT_HELD_BACK_QUEUE, REPORT_DELAY_SECONDS)
  await db.transaction((tx) => jobs.enqueue(tx, REPORT_HELD_BACK_QUEUE, {}))
}
