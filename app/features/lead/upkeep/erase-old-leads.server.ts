import type { Database } from '#app/infra/database.server.ts'
import type { Jobs } from '#app/infra/jobs.server.ts'
import type { Log } from '#app/infra/log.server.ts'
import type { Mailer } from '#app/infra/mailer/mailer.server.ts'
import { site } from '#config/site.ts'
import { eraseLeadsBefore } from './lead-upkeep-store.server.ts'

export interface EraseOldLeadsDeps {
  db: Database
  mailer: Mailer
  log: Log
}

const QUEUE = 'erase-old-leads'
const POLICY = { retryLimit: 3, retryDelay: 600 }
const EVERY_NIGHT = '17 3 * * *'

/** Erases leads past their term, every night; a night on which the server was down is made up for. */
export async function startLeadRetention(jobs: Jobs, deps: EraseOldLeadsDeps): Promise<void> {
  await jobs.work(QUEUE, POLICY, () => eraseOldLeads(deps, new Date()))
  await jobs.schedule(QUEUE, EVERY_NIGHT)
}

export async function eraseOldLeads({ db, mailer, log }: EraseOldLeadsDeps, now: Date): Promise<void> {
  const cutoff = new Date(now)
  cutoff.setUTCMonth(cutoff.getUTCMonth() - site.leadRetentionMonths)
  const mailIds = await eraseLeadsBefore(db, cutoff)
  for (const id of mailIds) await mailer.forget(id)
  log.info({ mails: mailIds.length }, 'old leads erased')
}
