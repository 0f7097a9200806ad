import type { Database } from '#app/infra/database/database.server.ts'
import { bringJobsForward, listWithoutLiveJob } from '#app/infra/jobs/job-table.server.ts'
import type { JobQueue, QueuePolicy } from '#app/infra/jobs/jobs.server.ts'
import { findLead, lockKeys } from '../lead-store.server.ts'
import { listDueSamples } from './sample-store.server.ts'

export const SEND_SAMPLE_QUEUE = 'send-sample'

const MAX_PAUSE_SECONDS = 1_800

/** Pauses double from 30 s to 30 min; `sendSample` gives up by the clock. */
export const SEND_SAMPLE_POLICY: QueuePolicy = {
  retryLimit: 1_000,
  retryDelay: 30,
  retryBackoff: true,
  retryDelayMax: MAX_PAUSE_SECONDS,
  retentionSeconds: 7 * 24 * 3_600,
  expireInSeconds: 120,
  deleteAfterSeconds: 3_600,
  heartbeatSeconds: 20,
}

const MAX_REQUEUED = 1_000

export interface QueueDeps {
  db: Database
  jobs: JobQueue
}

export async function queueSample({ db, jobs }: QueueDeps, reference: string): Promise<void> {
  const lead = await findLead(db, reference)
  if (lead?.mail_state !== 'sent') return
  if (lead.sample_state !== 'asked' && lead.sample_state !== 'released') return
  await enqueueMissing({ db, jobs }, SEND_SAMPLE_QUEUE, [reference])
}

/** A process may have ended before queueing, or a lead may come from a backup. */
export async function requeueSamples({ db, jobs }: QueueDeps): Promise<void> {
  await bringJobsForward(db, SEND_SAMPLE_QUEUE, 2 * MAX_PAUSE_SECONDS)
  const due = await listDueSamples(db, MAX_REQUEUED)
  if (due.length > 0) await enqueueMissing({ db, jobs }, SEND_SAMPLE_QUEUE, due)
}

/** Jobs for those that have none; processes take turns. */
export async function enqueueMissing(
  { db, jobs }: QueueDeps,
  queue: string,
  references: readonly string[],
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockKeys(tx, [queue])
    for (const reference of await listWithoutLiveJob(tx, queue, 'reference', references)) {
      await jobs.enqueue(tx, queue, { reference })
    }
  })
}
