import { sql } from 'drizzle-orm'
import { type CpvCatalogue, createCpvCatalogue } from '#app/features/cpv/cpv-catalogue.server.ts'
import { loadCpvEntries } from '#app/features/cpv/cpv-store.server.ts'
import { issueStamp } from '#app/features/lead/abuse/form-stamp.server.ts'
import { createSubmissionLimits } from '#app/features/lead/abuse/submission-limits.server.ts'
import type { CpvName } from '#app/features/lead/lead-message.ts'
import type { Lead } from '#app/features/lead/lead-schema.ts'
import { startLeadNotifications } from '#app/features/lead/notify-lead.server.ts'
import {
  type ReceiveLeadResult,
  receiveLead,
  type Submission,
} from '#app/features/lead/receive-lead.server.ts'
import { type OpenDatabase, openDatabase } from '#app/infra/database.server.ts'
import type { Env } from '#app/infra/env.server.ts'
import { type Jobs, startJobs } from '#app/infra/jobs.server.ts'
import type { Log } from '#app/infra/log.server.ts'
import { createMailer } from '#app/infra/mailer/mailer.server.ts'
import { cleanRateLimits } from '#app/infra/rate-limit.server.ts'
import type { Readiness } from '#app/infra/readiness.server.ts'
import { loadSecret } from '#app/infra/secret.server.ts'
import { parseCpvCode } from '#app/shared/cpv/cpv-code.ts'

/** What the running server gives to its routes. */
export interface Services {
  cpv: CpvCatalogue
  receiveLead: (lead: Lead, submission: Submission) => Promise<ReceiveLeadResult>
  issueStamp: () => string
  checkReadiness: () => Promise<Readiness>
}

export interface RunningServices extends Services {
  stop: () => Promise<void>
}

/** Opens the database, starts the job queue and loads the vocabulary, in this order. */
export async function startServices(env: Env, log: Log): Promise<RunningServices> {
  const database = await openDatabase({
    databaseUrl: env.DATABASE_URL,
    ownerUrl: env.DATABASE_OWNER_URL,
    dataDir: env.DATA_DIR,
  })
  const mailer = createMailer(env, log)
  const jobs = await startJobs(database, log)
  const cpv = createCpvCatalogue(await loadCpvEntries(database.db))
  const cpvName: CpvName = (text) => {
    const code = parseCpvCode(text)
    return code && (cpv.tree.find(code)?.LT ?? null)
  }
  const formSecret = env.FORM_SECRET ?? (await loadSecret(database.db, 'form'))
  const countSubmission = createSubmissionLimits(database, formSecret)
  const stopCleaning = cleanRateLimits(database)
  const deps = { db: database.db, jobs, mailer, log, cpvName, formSecret, countSubmission }
  await startLeadNotifications(jobs, deps)

  return {
    cpv,
    receiveLead: (lead, submission) => receiveLead(deps, lead, submission),
    issueStamp: () => issueStamp(formSecret, new Date()),
    checkReadiness: () => checkReadiness(database, jobs, cpv),
    async stop() {
      stopCleaning()
      await jobs.stop()
      mailer.close()
      await database.close()
    },
  }
}

async function checkReadiness(database: OpenDatabase, jobs: Jobs, cpv: CpvCatalogue): Promise<Readiness> {
  const checks = {
    database: await answers(database),
    cpvIndex: cpv.tree.entries.length > 0,
    jobs: jobs.isRunning(),
  }
  return { isReady: Object.values(checks).every(Boolean), checks }
}

async function answers(database: OpenDatabase): Promise<boolean> {
  try {
    await database.db.execute(sql`select 1`)
    return true
  } catch {
    return false
  }
}
