import { sql } from 'drizzle-orm'
import { expect, inject, test } from 'vitest'
import { createFormMailer } from '#app/infra/mailer/form-mailer.server.ts'
import type { Mailer } from '#app/infra/mailer/mailer.server.ts'
import { createSmtpMailer } from '#app/infra/mailer/smtp-mailer.server.ts'
import { either } from '#tests/faults/support/length.ts'
import { report } from '#tests/support/fault-table.ts'
import { startFormService } from '#tests/support/form-service.ts'
import { freePort } from '#tests/support/free-port.ts'
import { validLead } from '#tests/support/lead-forms.ts'
import { startLeadPipeline } from '#tests/support/lead-pipeline.ts'
import { startRudeServer } from '#tests/support/rude-server.ts'
import { listLeads } from '../lead-store.server.ts'
import { resendLead } from '../operator/resend-lead.server.ts'
import { submitLead } from '../submit-lead.server.ts'
import { NOTIFY_LEAD_QUEUE, startLeadNotifications } from './notify-lead.server.ts'

const LEADS = either(10, 2)
const PATIENCE_MS = 180_000
const LONG = { timeout: 15 * 60_000 }

const ADDRESSES = { from: 'svetaine@example.lt', to: 'info@example.lt' }
const { deps, smtp, logged } = await startLeadPipeline({ isWorking: false })

/** The mailer of the moment: an outage has many faces. */
let mailer: Mailer = deps.mailer
const changing: Mailer = {
  send: (message) => mailer.send(message),
  forget: (id) => mailer.forget(id),
  close: () => {},
}
await startLeadNotifications(deps.jobs, { ...deps, mailer: changing })

const form = (url: string) => createFormMailer({ url, key: 'key' }, deps.log)
const overSmtp = (port: number) => createSmtpMailer(`smtp://127.0.0.1:${port}`, ADDRESSES)

test(
  `after five hours of every kind of outage the mails of ${LEADS} leads are delivered, once`,
  LONG,
  async ({ task }) => {
    const { faults, stop } = await startFaultyServers()
    const pauses: number[] = []
    for (const [i, fault] of faults.entries()) {
      mailer = fault()
      if (i === 0) await submitLeads(LEADS)
      else await goToNextTry()
      pauses.push(await pauseAfterTry(i + 1))
    }
    smtp.behave('slow')
    mailer = deps.mailer
    await goToNextTry()

    await expect.poll(() => smtp.mails, { timeout: 60_000 }).toHaveLength(LEADS)
    await expect.poll(statesOfLeads, { timeout: PATIENCE_MS }).toEqual(['sent after 13'])
    const hours = pauses.reduce((sum, seconds) => sum + seconds, 0) / 3_600
    expect(hours).toBeGreaterThan(4)
    expect(hours).toBeLessThan(6)
    await stop()

    const mailed = new Set(smtp.mails.map(({ messageId }) => messageId)).size
    report(task, `mail down in ${faults.length} ways over ${hours.toFixed(1)} h`, inject('databaseKind'), {
      tries: LEADS,
      lost: LEADS - mailed,
      duplicated: 0,
      mailsTwice: smtp.mails.length - mailed,
    })
  },
)

test('an outage that outlasts all tries ends in an error line and a failed lead; resending delivers it', async ({
  task,
}) => {
  mailer = overSmtp(await freePort())
  await submitLeads(1)
  await expect.poll(statesOfLeads, { timeout: PATIENCE_MS }).toEqual(['pending after 1'])
  await deps.db.execute(sql`update pgboss.job set retry_count = retry_limit - 1 where state = 'retry'`)
  await goToNextTry()
  await expect
    .poll(() => listLeads(deps.db, 1), { timeout: 10_000 })
    .toMatchObject([{ mail_state: 'failed', mail_attempts: 2 }])
  expect(logged).toContainEqual(
    expect.objectContaining({ level: 50, msg: expect.stringContaining('given up') }),
  )
  expect(smtp.mails).toEqual([])

  mailer = deps.mailer
  const [lead] = await listLeads(deps.db, 1)
  expect(await resendLead(deps, lead?.reference ?? '')).toBe('queued')
  await expect.poll(() => smtp.mails, { timeout: 10_000 }).toHaveLength(1)
  const counts = { tries: 1, lost: 0, duplicated: 0 }
  report(task, 'mail down for longer than all tries, then resent', inject('databaseKind'), counts)
})

/** Every kind of outage, each as a mailer that meets it. */
async function startFaultyServers(): Promise<{ faults: (() => Mailer)[]; stop: () => Promise<void> }> {
  const service = await startFormService()
  const garbage = await startRudeServer((socket) => socket.end('\u0000\u0001 noise without end\r\n\r\n'))
  const breaking = await startRudeServer((socket) => socket.resetAndDestroy())
  const overloaded = await startRudeServer((socket) => socket.end('421 too busy\r\n'))
  const silent = await startRudeServer(() => {})
  const nobody = await freePort()
  const refusing = () => {
    smtp.behave('refuse')
    return deps.mailer
  }
  const answering = (status: number) => () => {
    service.answer({ status, body: 'no', headers: { Location: '/elsewhere' } })
    return form(service.url)
  }
  const faults = [
    () => overSmtp(nobody),
    () => overSmtp(garbage.port),
    () => overSmtp(breaking.port),
    () => overSmtp(overloaded.port),
    refusing,
    answering(403),
    answering(429),
    answering(500),
    answering(301),
    () => form(`http://127.0.0.1:${garbage.port}/`),
    () => form(`http://127.0.0.1:${breaking.port}/`),
    // The mailer waits ten seconds for a greeting.
    () => overSmtp(either(silent.port, nobody)),
  ]
  const stop = async () => {
    for (const server of [service, garbage, breaking, overloaded, silent]) await server.stop()
  }
  return { faults, stop }
}

async function submitLeads(count: number): Promise<void> {
  for (let i = 0; i < count; i++) await submitLead(deps, validLead(), `key ${i}`)
}

/** How their mails stand and after how many tries, each that occurs once. */
async function statesOfLeads(): Promise<string[]> {
  const leads = await listLeads(deps.db, LEADS)
  return [...new Set(leads.map((lead) => `${lead.mail_state} after ${lead.mail_attempts}`))]
}

/** Waits until this try has failed for all; gives the seconds that the queue would wait before the next one. */
async function pauseAfterTry(attempt: number): Promise<number> {
  await expect.poll(statesOfLeads, { timeout: PATIENCE_MS }).toEqual([`pending after ${attempt}`])
  const readPauses = async () => {
    const { rows } = await deps.db.execute<{ seconds: string }>(
      sql`select extract(epoch from start_after - now()) as seconds from pgboss.job
        where name = ${NOTIFY_LEAD_QUEUE} and state = 'retry' and start_after > now() order by start_after`,
    )
    return rows.map(({ seconds }) => Number(seconds))
  }
  await expect.poll(async () => (await readPauses()).length, { timeout: 15_000 }).toBe(LEADS)
  return (await readPauses())[0] ?? 0
}

async function goToNextTry(): Promise<void> {
  await deps.db.execute(
    sql`update pgboss.job set start_after = now() where name = ${NOTIFY_LEAD_QUEUE} and state = 'retry'`,
  )
}
