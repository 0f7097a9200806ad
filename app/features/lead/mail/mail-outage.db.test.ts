import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createFormServiceMailer } from '#app/infra/mail/form-service-mailer.server.ts'
import { type Mailer, MailRefusedError } from '#app/infra/mail/mailer.server.ts'
import { createSmtpMailer } from '#app/infra/mail/smtp-mailer.server.ts'
import { longOrShort } from '#tests/faults/support/test-length.ts'
import { report } from '#tests/support/fault-table.ts'
import { startFaultyServer } from '#tests/support/faulty-server.ts'
import { startFormService } from '#tests/support/form-service.ts'
import { REFUSING_PORT } from '#tests/support/free-port.ts'
import { validLead } from '#tests/support/lead-forms.ts'
import { countUnfinished, startSamplePipeline } from '#tests/support/lead-samples.ts'
import { newestLeads } from '#tests/support/stored-leads.ts'
import { receiveLead, storeLead } from '../submission/store-lead.server.ts'
import { NOTIFY_LEAD_QUEUE, startLeadNotifications } from './notify-lead.server.ts'
import { startSamples } from './send-sample.server.ts'

const LEADS = longOrShort(10, 2)
const ORPHAN_AGE_MS = 180_000

const ADDRESSES = { from: 'svetaine@example.lt', to: 'info@example.lt' }
const { deps, smtp, sampleDeps, sampleSmtp } = await startSamplePipeline()

/** Swapped by the tests. */
let mailer: Mailer = deps.mailer
const changing: Mailer = {
  send: (message) => mailer.send(message),
  close: () => {},
}
await startLeadNotifications(deps.jobs, { ...deps, mailer: changing })
await startSamples(deps.jobs, sampleDeps)

const form = (url: string) => createFormServiceMailer({ url, key: 'key' })
const overSmtp = (port: number) => createSmtpMailer(`smtp://127.0.0.1:${port}`, ADDRESSES)

test('an outage of ten days ends when one mail goes through: all that waited follow at once', async ({
  task,
}) => {
  mailer = overSmtp(REFUSING_PORT)
  await submitLeads(LEADS)
  await pauseAfterAttempt(1)
  const hourlyTries = 10 * 24
  await deps.db.execute(sql`update pgboss.job set retry_count = ${hourlyTries} where state = 'retry'`)
  await waitForNextAttempt()
  await expect.poll(statesOfLeads, { timeout: ORPHAN_AGE_MS }).toEqual(['pending after 2'])
  const longPauses = async () => (await readPauses()).filter((seconds) => seconds > 1_000)
  await expect.poll(async () => (await longPauses()).length).toBe(LEADS)
  expect(smtp.mails).toEqual([])

  mailer = deps.mailer
  await storeLead(deps, receiveLead(validLead({ name: 'Vėlesnė' }), new Date()))

  const expected = LEADS + 1
  await expect.poll(() => smtp.mails).toHaveLength(expected)
  await expect.poll(() => countUnfinished(deps.db), { timeout: ORPHAN_AGE_MS }).toBe(0)
  const counts = { tries: expected, lost: 0, duplicated: 0 }
  report(task, 'mail down for ten days, then one goes through', 'postgres', counts)
})

test(`after five hours of every kind of outage the mails of ${LEADS} leads are delivered, once`, async ({
  task,
}) => {
  const { faults, stop } = await startFaultyServers()
  const pauses: number[] = []
  for (const [i, fault] of faults.entries()) {
    mailer = fault()
    if (i === 0) await submitLeads(LEADS)
    else await waitForNextAttempt()
    pauses.push(await pauseAfterAttempt(i + 1))
  }
  smtp.behave('slow')
  mailer = deps.mailer
  await waitForNextAttempt()

  await expect.poll(() => smtp.mails).toHaveLength(LEADS)
  await expect.poll(statesOfLeads, { timeout: ORPHAN_AGE_MS }).toEqual(['sent after 13'])
  await expect.poll(() => sampleSmtp.mails, { timeout: ORPHAN_AGE_MS }).toHaveLength(LEADS)
  expect(new Set(sampleSmtp.mails.map(({ messageId }) => messageId)).size).toBe(LEADS)
  await expect.poll(() => countUnfinished(deps.db), { timeout: ORPHAN_AGE_MS }).toBe(0)
  const hours = pauses.reduce((sum, seconds) => sum + seconds, 0) / 3_600
  expect(hours).toBeGreaterThan(4)
  expect(hours).toBeLessThan(6)
  await stop()

  const mailed = new Set(smtp.mails.map(({ messageId }) => messageId)).size
  report(task, `mail down in ${faults.length} ways over ${hours.toFixed(1)} h`, 'postgres', {
    tries: LEADS,
    lost: LEADS - mailed,
    duplicated: 0,
    mailsTwice: smtp.mails.length - mailed,
  })
})

test('a mail that is refused for its content is followed by one with the number of its lead', async () => {
  mailer = {
    ...deps.mailer,
    send: (mail) =>
      mail.fromName === 'Atmetamoji'
        ? Promise.reject(new MailRefusedError('554 refused'))
        : deps.mailer.send(mail),
  }
  await storeLead(deps, receiveLead(validLead({ name: 'Atmetamoji' }), new Date()))
  for (let tries = 1; tries < 3; tries++) {
    await pauseAfterAttempt(tries, 1)
    await waitForNextAttempt()
  }

  await expect.poll(() => smtp.mails).toHaveLength(1)
  expect(smtp.mails[0]?.subject).toBe('Nauja pasiūlymo užklausa: laiškas su tekstu atmestas')
  const [lead] = await newestLeads(deps.db, 1)
  expect(smtp.mails[0]?.text).toContain(`npm run leads -- show ${lead?.reference}`)
  await expect.poll(() => newestLeads(deps.db, 1)).toMatchObject([{ mail_state: 'sent' }])
})

/** A mailer for each kind of outage. */
async function startFaultyServers(): Promise<{ faults: (() => Mailer)[]; stop: () => Promise<void> }> {
  const service = await startFormService()
  const garbage = await startFaultyServer((socket) => socket.end('\u0000\u0001 noise without end\r\n\r\n'))
  const breaking = await startFaultyServer((socket) => socket.resetAndDestroy())
  const overloaded = await startFaultyServer((socket) => socket.end('421 too busy\r\n'))
  const silent = await startFaultyServer(() => {})
  const refusing = () => {
    smtp.behave('refuse')
    return deps.mailer
  }
  const answering = (status: number) => () => {
    service.answer({ status, body: 'no', headers: { Location: '/elsewhere' } })
    return form(service.url)
  }
  const faults = [
    () => overSmtp(REFUSING_PORT),
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
    () => overSmtp(longOrShort(silent.port, REFUSING_PORT)),
  ]
  const stop = async () => {
    for (const server of [service, garbage, breaking, overloaded, silent]) await server.stop()
  }
  return { faults, stop }
}

async function submitLeads(count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    await storeLead(
      deps,
      receiveLead(validLead({ wants: 'sample', company: `UAB ${i}`, email: `ona@imone${i}.lt` }), new Date()),
    )
  }
}

/** Distinct states and numbers of attempts. */
async function statesOfLeads(): Promise<string[]> {
  const leads = await newestLeads(deps.db, LEADS)
  return [...new Set(leads.map((lead) => `${lead.mail_state} after ${lead.mail_attempts}`))]
}

/** Waits until this attempt has failed for all leads; returns the seconds that the queue would wait before the next one. */
async function pauseAfterAttempt(attempt: number, leads = LEADS): Promise<number> {
  await expect.poll(statesOfLeads, { timeout: ORPHAN_AGE_MS }).toEqual([`pending after ${attempt}`])
  await expect.poll(async () => (await readPauses()).length).toBe(leads)
  return (await readPauses())[0] ?? 0
}

/** How long the mails that failed wait for their next attempt. */
async function readPauses(): Promise<number[]> {
  const { rows } = await deps.db.execute<{ seconds: string }>(
    sql`select extract(epoch from start_after - now()) as seconds from pgboss.job
      where name = ${NOTIFY_LEAD_QUEUE} and state = 'retry' and start_after > now() order by start_after`,
  )
  return rows.map(({ seconds }) => Number(seconds))
}

async function waitForNextAttempt(): Promise<void> {
  await deps.db.execute(
    sql`update pgboss.job set start_after = now() where name = ${NOTIFY_LEAD_QUEUE} and state = 'retry'`,
  )
}
