import { sql } from 'drizzle-orm'
import { afterAll, beforeEach } from 'vitest'
import { type NotifyLeadDeps, startLeadNotifications } from '#app/features/lead/mail/notify-lead.server.ts'
import { startQuarantineReports } from '#app/features/lead/mail/report-quarantine.server.ts'
import type { StoreLeadDeps } from '#app/features/lead/submission/store-lead.server.ts'
import type { OpenDatabase } from '#app/infra/database/database.server.ts'
import { startJobs } from '#app/infra/jobs/jobs.server.ts'
import { createSmtpMailer } from '#app/infra/mail/smtp-mailer.server.ts'
import { createLog } from '#app/infra/observability/log.server.ts'
import { startSmtpServer, type TestSmtpServer } from './smtp-server.ts'
import { STAFF_MAIL } from './staff-mail.ts'
import { openTestDatabase } from './test-database.ts'

export interface LeadPipeline {
  database: OpenDatabase
  deps: StoreLeadDeps & NotifyLeadDeps
  smtp: TestSmtpServer
  logged: readonly Record<string, unknown>[]
}

/** Real database, job queue and mail server, emptied before each test; without `isWorking` no worker takes the jobs. */
export async function startLeadPipeline({ isWorking = true } = {}): Promise<LeadPipeline> {
  const database = await openTestDatabase()
  const smtp = await startSmtpServer()
  const mailer = createSmtpMailer(smtp.url, { from: 'svetaine@example.lt', to: 'info@example.lt' })
  const logged: Record<string, unknown>[] = []
  const log = createLog('info', { write: (line: string) => logged.push(JSON.parse(line)) })
  const jobs = await startJobs(database, log)
  const deps = {
    db: database.db,
    jobs,
    mailer,
    log,
    staffMail: STAFF_MAIL,
    canMailVisitors: true,
    countUnstored: () => {},
  }
  if (isWorking) {
    await startLeadNotifications(jobs, deps)
    const reports = startQuarantineReports(deps)
    afterAll(() => reports.stop())
  }

  beforeEach(async () => {
    await database.db.execute(sql`delete from leads`)
    await database.db.execute(sql`delete from pgboss.job`)
    await database.db.execute(sql`delete from rate_limits`)
    await smtp.start()
    smtp.behave('accept')
    smtp.mails.length = 0
    logged.length = 0
  })
  afterAll(async () => {
    await jobs.stop()
    mailer.close()
    await smtp.stop()
  })
  return { database, deps, smtp, logged }
}
