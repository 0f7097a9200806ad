import { sql } from 'drizzle-orm'
import { expect, onTestFinished, test } from 'vitest'
import { MailError, type Mailer } from '#app/infra/mail/mailer.server.ts'
import { leads } from '#db/schema/leads.ts'
import { validLead } from '#tests/support/lead-forms.ts'
import { startLeadPipeline } from '#tests/support/lead-pipeline.ts'
import { storeLead } from '../submission/store-lead.server.ts'
import { receiveLead } from '../submission/submission-key.server.ts'
import { startLeadNotifications } from './notify-lead.server.ts'

const WAITING = 40
const RETRIES_PER_SUCCESS = 5

const { deps, smtp } = await startLeadPipeline({ isWorking: false })
const { db } = deps
let isFull = true
let attempts = 0
const mailer: Mailer = {
  ...deps.mailer,
  send(mail) {
    attempts += 1
    return isFull && mail.fromName !== 'Priimamoji'
      ? Promise.reject(new MailError('452 mailbox is full'))
      : deps.mailer.send(mail)
  },
}

test('while a mailbox accepts few mails, each accepted one triggers only a few retries', async () => {
  isFull = true
  await db.delete(leads)
  smtp.mails.length = 0
  const loop = startLeadNotifications({ ...deps, mailer })
  onTestFinished(() => loop.stop())
  for (let i = 0; i < WAITING; i++)
    await storeLead(deps, receiveLead(validLead({ company: `UAB ${i}` }), new Date()))
  await expect.poll(delayRetriesByAnHour).toBe(WAITING)
  attempts = 0

  await storeLead(deps, receiveLead(validLead({ name: 'Priimamoji' }), new Date()))
  await expect.poll(() => smtp.mails).toHaveLength(1)
  await expect.poll(() => attempts).toBe(1 + RETRIES_PER_SUCCESS)
  await expect.poll(() => countWaiting(sql`mail_due_at <= now() or mail_claimed_until is not null`)).toBe(0)
  expect(attempts).toBe(1 + RETRIES_PER_SUCCESS)

  isFull = false
  await storeLead(deps, receiveLead(validLead({ name: 'Priimamoji', company: 'UAB Kita' }), new Date()))
  await expect.poll(() => smtp.mails).toHaveLength(WAITING + 2)
})

/** Postpones the mails that failed, so that none is tried again by itself; returns how many are postponed. */
async function delayRetriesByAnHour(): Promise<number> {
  await db.update(leads).set({ mail_due_at: sql`now() + interval '1 hour'` }).where(sql`mail_attempts = 1`)
  return countWaiting(sql`mail_attempts = 1`)
}

function countWaiting(condition: ReturnType<typeof sql>): Promise<number> {
  return db.$count(leads, sql`mail_state = 'pending' and (${condition})`)
}
