import { sql } from 'drizzle-orm'
import { afterAll, beforeEach, expect } from 'vitest'
import { startDigests } from '#app/features/lead/mail/mail-digests.server.ts'
import { startLeadNotifications } from '#app/features/lead/mail/notify-lead.server.ts'
import type { Database } from '#app/infra/database/database.server.ts'
import { stopLoops } from '#app/infra/loop.server.ts'
import { createSmtpMailer } from '#app/infra/mail/smtp-mailer.server.ts'
import { createLog } from '#app/infra/observability/log.server.ts'
import { leads } from '#db/schema/leads.ts'
import { startSmtpServer } from './smtp-server.ts'
import { STAFF_MAIL } from './staff-mail.ts'
import { openTestDatabase } from './test-database.ts'

export type LeadPipeline = Awaited<ReturnType<typeof startLeadPipeline>>

/** Real database and mail server, emptied before each test; without `isWorking` only the test sends mails. */
export async function startLeadPipeline({ isWorking = true } = {}) {
  const database = await openTestDatabase()
  const smtp = await startSmtpServer()
  const mailer = createSmtpMailer(smtp.url, { from: 'svetaine@example.lt', to: 'info@example.lt' })
  const logged: Record<string, unknown>[] = []
  const log = createLog('info', { write: (line: string) => logged.push(JSON.parse(line)) })
  const deps = {
    db: database.db,
    mailer,
    log,
    staffMail: STAFF_MAIL,
    canMailVisitors: true,
    countUnstored: () => {},
  }
  const loops = isWorking ? [startLeadNotifications(deps), startDigests(deps)] : []

  beforeEach(async () => {
    // A mail that is being sent must not reach the next test.
    await expect.poll(() => deleteUnclaimed(database.db)).toBe(0)
    await database.db.execute(sql`delete from rate_limits`)
    await smtp.start()
    smtp.behave('accept')
    smtp.mails.length = 0
    logged.length = 0
  })
  afterAll(async () => {
    await stopLoops(loops)
    mailer.close()
    await smtp.stop()
  })
  return { database, deps, smtp, logged }
}

/** Returns how many are left. */
async function deleteUnclaimed(db: Database): Promise<number> {
  await db.delete(leads).where(sql`mail_claimed_until is null or mail_claimed_until < now()`)
  return db.$count(leads)
}
