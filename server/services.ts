import { sql } from 'drizzle-orm'
import { type CpvCatalogue, createCpvCatalogue } from '#app/features/cpv/cpv-catalogue.server.ts'
import { loadCpvEntries } from '#app/features/cpv/cpv-store.server.ts'
import type { CpvName } from '#app/features/lead/lead-message.ts'
import { type OpenDatabase, openDatabase } from '#app/infra/database.server.ts'
import type { Env } from '#app/infra/env.server.ts'
import { type Jobs, startJobs } from '#app/infra/jobs.server.ts'
import type { Log } from '#app/infra/log.server.ts'
import { createMailer } from '#app/infra/mailer/mailer.server.ts'
import { countedMailer, createMetrics, type Metrics } from '#app/infra/metrics.server.ts'
import type { Readiness } from '#app/infra/readiness.server.ts'
import { parseCpvCode } from '#app/shared/cpv/cpv-code.ts'
import { type LeadService, startLeadService } from './lead-service.ts'

/** What the running server gives to its routes. */
export interface Services {
  cpv: CpvCatalogue
  receiveLead: LeadService['receiveLead']
  issueStamp: LeadService['issueStamp']
  metrics: Metrics
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
  const metrics = createMetrics()
  const mailer = countedMailer(createMailer(env, log), metrics.registry)
  const jobs = await startJobs(database, log)
  const cpv = createCpvCatalogue(await loadCpvEntries(database.db))
  const cpvName: CpvName = (text) => {
    const code = parseCpvCode(text)
    return code && (cpv.tree.find(code)?.LT ?? null)
  }
  const leads = await startLeadService({ env, log, database, jobs, mailer, metrics, cpvName })

  return {
    cpv,
    receiveLead: leads.receiveLead,
    issueStamp: leads.issueStamp,
    metrics,
    checkReadiness: () => checkReadiness(database, jobs, cpv),
    async stop() {
      leads.stop()
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
