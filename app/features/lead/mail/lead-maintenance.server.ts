import type { Database } from '#app/infra/database/database.server.ts'
import { bringJobsForward, listWithoutLiveJob } from '#app/infra/jobs/job-table.server.ts'
import type { Log } from '#app/infra/observability/log.server.ts'
import { mailAlarm } from '#config/limits.ts'
import { MAX_PAUSE_SECONDS, NOTIFY_LEAD_QUEUE } from './notify-lead.server.ts'
import { enqueueMissing, type QueueDeps, requeueSamples } from './sample-queue.server.ts'
import { listPendingBefore, readUndelivered } from './undelivered-store.server.ts'

interface MaintenanceDeps extends QueueDeps {
  log: Log
}

const MINUTE_MS = 60_000
const ORPHAN_AGE_MS = 5 * MINUTE_MS
const MAX_LEADS = 100_000
const BATCH = 100
const MAX_WAIT_SECONDS = 2 * MAX_PAUSE_SECONDS

/** Runs at once and every few minutes. A timer, since it must not depend on the queue it checks. */
export function startLeadMaintenance(deps: MaintenanceDeps): () => void {
  const runChecks = async () => {
    try {
      await requeueOrphanedLeads(deps, new Date())
      await logOverdueMail(deps.db, deps.log, new Date())
      await requeueSamples(deps)
    } catch (err) {
      deps.log.error({ err }, 'could not check for overdue mail')
    }
  }
  void runChecks()
  const timer = setInterval(runChecks, mailAlarm.everyMinutes * MINUTE_MS).unref()
  return () => clearInterval(timer)
}

/** A pending lead may lack a job after a restore, or have one that starts too late after a change of the clock. */
export async function requeueOrphanedLeads({ db, jobs, log }: MaintenanceDeps, now: Date): Promise<void> {
  await bringJobsForward(db, NOTIFY_LEAD_QUEUE, MAX_WAIT_SECONDS)
  const pending = await listPendingBefore(db, new Date(now.getTime() - ORPHAN_AGE_MS), MAX_LEADS)
  const orphaned = await listWithoutLiveJob(db, NOTIFY_LEAD_QUEUE, 'reference', pending)
  for (let start = 0; start < orphaned.length; start += BATCH) {
    const batch = orphaned.slice(start, start + BATCH)
    await enqueueMissing({ db, jobs }, NOTIFY_LEAD_QUEUE, batch)
    log.warn({ leads: batch.length }, 'orphaned leads were given new mail jobs')
  }
}

export async function logOverdueMail(db: Database, log: Log, now: Date): Promise<void> {
  const { count, oldest } = await readUndelivered(db)
  if (oldest === null) return
  const oldestMinutes = Math.floor((now.getTime() - oldest.getTime()) / MINUTE_MS)
  if (oldestMinutes < mailAlarm.afterMinutes) return
  log.error({ undelivered: count, oldestMinutes }, 'mail of leads is overdue; see "npm run leads -- stats"')
}
