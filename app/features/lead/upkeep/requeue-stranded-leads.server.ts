import type { Database } from '#app/infra/database.server.ts'
import type { Jobs } from '#app/infra/jobs.server.ts'
import type { Log } from '#app/infra/log.server.ts'
import { NOTIFY_LEAD_QUEUE } from '../notify/notify-lead.server.ts'
import { listPendingSince } from './lead-upkeep-store.server.ts'

export interface RequeueDeps {
  db: Database
  jobs: Jobs
  log: Log
}

const QUEUE = 'requeue-stranded-leads'
const POLICY = { retryLimit: 1 }
const EVERY_TEN_MINUTES = '*/10 * * * *'
const PATIENCE_MS = 5 * 60 * 1_000
const BATCH = 1_000

/**
 * A lead that waits for its mail must have a job. It has lost it when the process was killed at the last
 * try, or when the lead came back from a backup: then it gets another one.
 */
export async function startLeadRequeue(jobs: Jobs, deps: Omit<RequeueDeps, 'jobs'>): Promise<void> {
  await jobs.work(QUEUE, POLICY, () => requeueStrandedLeads({ ...deps, jobs }, new Date()))
  await jobs.schedule(QUEUE, EVERY_TEN_MINUTES)
}

export async function requeueStrandedLeads({ db, jobs, log }: RequeueDeps, now: Date): Promise<void> {
  const waiting = await listPendingSince(db, new Date(now.getTime() - PATIENCE_MS), BATCH)
  for (const reference of waiting) {
    if (await jobs.hasLive(NOTIFY_LEAD_QUEUE, { reference })) continue
    await db.transaction((tx) => jobs.enqueue(tx, NOTIFY_LEAD_QUEUE, { reference }))
    log.warn({ reference }, 'a lead had lost its mail job and got another one')
  }
}
