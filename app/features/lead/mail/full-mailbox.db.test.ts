import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Mailer } from '#app/infra/mail/mailer.server.ts'
import { validLead } from '#tests/support/lead-forms.ts'
import { startLeadPipeline } from '#tests/support/lead-pipeline.ts'
import { receiveLead, storeLead } from '../submission/store-lead.server.ts'
import { NOTIFY_LEAD_QUEUE, startLeadNotifications } from './notify-lead.server.ts'

const WAITING = 40
const RETRIES_PER_SUCCESS = 5

const { deps, smtp } = await startLeadPipeline({ isWorking: false })
let isFull = true
let attempts = 0
const mailer: Mailer = {
  ...deps.mailer,
  send(mail) {
    attempts += 1
    return isFull && mail.fromName !== 'Priimamoji'
      ? Promise.reject(new Error('452 mailbox is full'))
      : deps.mailer.send(mail)
  },
}
await startLeadNotifications(deps.jobs, { ...deps, mailer })

test('while a mailbox accepts few mails, each accepted one triggers only a few retries', async () => {
  for (let i = 0; i < WAITING; i++)
    await storeLead(deps, receiveLead(validLead({ company: `UAB ${i}` }), new Date()))
  await expect.poll(delayRetriesByAnHour).toBe(WAITING)
  attempts = 0

  await storeLead(deps, receiveLead(validLead({ name: 'Priimamoji' }), new Date()))
  await expect.poll(() => smtp.mails).toHaveLength(1)
  // The retries follow once the job that was delivered has ended.
  await expect.poll(() => attempts).toBe(1 + RETRIES_PER_SUCCESS)
  await expect.poll(countDue).toBe(0)
  expect(attempts).toBe(1 + RETRIES_PER_SUCCESS)

  isFull = false
  await storeLead(deps, receiveLead(validLead({ name: 'Priimamoji', company: 'UAB Kita' }), new Date()))
  await expect.poll(() => smtp.mails).toHaveLength(WAITING + 2)
})

/** Postpones failed jobs, so that none retries by itself; returns how many are postponed. */
async function delayRetriesByAnHour(): Promise<number> {
  await deps.db.execute(sql`update pgboss.job set start_after = now() + interval '1 hour'
    where name = ${NOTIFY_LEAD_QUEUE} and state = 'retry'`)
  return count(sql`state = 'retry' and start_after > now() + interval '30 minutes'`)
}

/** Jobs that are being attempted or are about to be. */
function countDue(): Promise<number> {
  return count(sql`state in ('created', 'active') or (state = 'retry' and start_after <= now())`)
}

async function count(condition: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await deps.db.execute<{ count: number }>(
    sql`select count(*)::int as count from pgboss.job where name = ${NOTIFY_LEAD_QUEUE} and (${condition})`,
  )
  return rows[0]?.count ?? 0
}
