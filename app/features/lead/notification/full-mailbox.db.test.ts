import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Mailer } from '#app/infra/mail/mailer.server.ts'
import { validLead } from '#tests/support/lead-forms.ts'
import { startLeadPipeline } from '#tests/support/lead-pipeline.ts'
import { receiveLead, storeLead } from '../submission/store-lead.server.ts'
import { NOTIFY_LEAD_QUEUE, startLeadNotifications } from './notify-lead.server.ts'

const WAITING = 40
const TRIED_FOR_EACH = 5

const { deps, smtp } = await startLeadPipeline({ isWorking: false })
let isFull = true
let tries = 0
const mailer: Mailer = {
  ...deps.mailer,
  send(mail) {
    tries += 1
    return isFull && mail.fromName !== 'Priimamoji'
      ? Promise.reject(new Error('452 mailbox is full'))
      : deps.mailer.send(mail)
  },
}
await startLeadNotifications(deps.jobs, { ...deps, mailer })

test('while a mailbox takes little, few of those that wait are tried for each one that it takes', async () => {
  for (let i = 0; i < WAITING; i++)
    await storeLead(deps, receiveLead(validLead({ company: `UAB ${i}` }), new Date()))
  await expect.poll(delayRetriesByAnHour).toBe(WAITING)
  tries = 0

  await storeLead(deps, receiveLead(validLead({ name: 'Priimamoji' }), new Date()))
  await expect.poll(() => smtp.mails).toHaveLength(1)
  // The others are tried once the job that was delivered has ended.
  await expect.poll(() => tries).toBe(1 + TRIED_FOR_EACH)
  await expect.poll(countDue).toBe(0)
  expect(tries).toBe(1 + TRIED_FOR_EACH)

  isFull = false
  await storeLead(deps, receiveLead(validLead({ name: 'Priimamoji', company: 'UAB Kita' }), new Date()))
  await expect.poll(() => smtp.mails).toHaveLength(WAITING + 2)
})

/** Puts off those that have failed, so that none is tried again by itself; gives the number of all that wait so. */
async function delayRetriesByAnHour(): Promise<number> {
  await deps.db.execute(sql`update pgboss.job set start_after = now() + interval '1 hour'
    where name = ${NOTIFY_LEAD_QUEUE} and state = 'retry'`)
  return count(sql`state = 'retry' and start_after > now() + interval '30 minutes'`)
}

/** Those that are being tried or are about to be. */
function countDue(): Promise<number> {
  return count(sql`state in ('created', 'active') or (state = 'retry' and start_after <= now())`)
}

async function count(condition: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await deps.db.execute<{ count: number }>(
    sql`select count(*)::int as count from pgboss.job where name = ${NOTIFY_LEAD_QUEUE} and (${condition})`,
  )
  return rows[0]?.count ?? 0
}
