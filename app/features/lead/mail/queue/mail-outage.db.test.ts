import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterEach, expect, test } from 'vitest'
import { type Loop, stopLoops } from '#app/infra/loop.server.ts'
import { createFormServiceMailer } from '#app/infra/mail/form-service-mailer.server.ts'
import type { Mailer } from '#app/infra/mail/mailer.server.ts'
import { createSmtpMailer } from '#app/infra/mail/smtp-mailer.server.ts'
import { leads } from '#db/schema/leads.ts'
import { longOrShort } from '#tests/faults/support/test-length.ts'
import { startFaultyServer } from '#tests/support/faulty-server.ts'
import { startFormService } from '#tests/support/form-service.ts'
import { REFUSING_PORT } from '#tests/support/free-port.ts'
import { validLead } from '#tests/support/lead-forms.ts'
import { countUnfinished, startSamplePipeline } from '#tests/support/lead-samples.ts'
import { newestLeads } from '#tests/support/stored-leads.ts'
import { startSamples } from '../../sample/send-sample.server.ts'
import { storeLead } from '../../submission/store-lead.server.ts'
import { receiveLead } from '../../submission/submission-key.server.ts'
import { startLeadNotifications } from '../notify-lead.server.ts'

const LEADS = longOrShort(10, 6)
/** Ten days of attempts, five minutes apart. */
const TEN_DAYS_OF_ATTEMPTS = longOrShort(2_880, 60)
/** So many in five hours. */
const MIN_ATTEMPTS = 60
/** Some faults take their time. */
const PATIENCE = { timeout: 300_000 }

const ADDRESSES = { from: 'svetaine@example.lt', to: 'info@example.lt' }
const { deps, smtp, sampleDeps, sampleSmtp } = await startSamplePipeline()

/** Swapped by the tests. */
let mailer: Mailer = deps.mailer
let attempts = 0
const changing: Mailer = {
  send(message) {
    attempts += 1
    return mailer.send(message)
  },
  close: () => {},
}
const loops: Loop[] = []
/** The mail server rests for a few milliseconds instead of minutes, unless said otherwise. */
const start = (rests = { firstRestMs: 1 }) =>
  loops.push(startLeadNotifications({ ...deps, ...rests, mailer: changing }), startSamples(sampleDeps))
afterEach(() => stopLoops(loops.splice(0)))

const form = (url: string) => createFormServiceMailer({ url, key: 'key' })
const overSmtp = (port: number) => createSmtpMailer(`smtp://127.0.0.1:${port}`, ADDRESSES)

test('an outage of ten days ends when one mail goes through: all that waited follow at once', async () => {
  mailer = overSmtp(REFUSING_PORT)
  attempts = 0
  await submitLeads(LEADS)
  start({ firstRestMs: 600_000 })
  await expect.poll(() => attempts).toBe(1)
  // The loop rests, however many wait.
  await pause(1_000)
  expect(attempts).toBe(1)
  await stopLoops(loops.splice(0))

  start()
  await expect.poll(() => attempts, PATIENCE).toBeGreaterThan(TEN_DAYS_OF_ATTEMPTS)
  await stopLoops(loops.splice(0))
  expect(smtp.mails).toEqual([])
  mailer = deps.mailer
  attempts = 0
  start()

  await expect.poll(() => smtp.mails).toHaveLength(LEADS)
  await expect.poll(() => countUnfinished(deps.db), PATIENCE).toBe(0)
  expect(attempts).toBe(LEADS)
})

test(`after five hours of every kind of outage the mails of ${LEADS} leads are delivered, once`, async () => {
  const { faults, stop } = await startFaultyServers()
  attempts = 0
  start()
  for (const [i, fault] of faults.entries()) {
    mailer = fault()
    if (i === 0) await submitLeads(LEADS)
    const before = await readAttempts()
    await makeAllDue()
    for (const [reference, count] of Object.entries(before))
      await expect.poll(async () => (await readAttempts())[reference], PATIENCE).toBeGreaterThan(count)
  }
  expect(attempts).toBeGreaterThan(MIN_ATTEMPTS)
  expect(smtp.mails).toEqual([])
  smtp.behave('slow')
  mailer = deps.mailer
  await makeAllDue()

  await expect.poll(() => smtp.mails).toHaveLength(LEADS)
  await expect.poll(() => countUnfinished(deps.db), PATIENCE).toBe(0)
  expect(new Set(sampleSmtp.mails.map(({ messageId }) => messageId)).size).toBe(LEADS)
  expect(sampleSmtp.mails).toHaveLength(LEADS)
  await stop()
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

/** By reference. */
async function readAttempts(): Promise<Record<string, number>> {
  const stored = await newestLeads(deps.db, LEADS)
  return Object.fromEntries(stored.map((lead) => [lead.reference, lead.mail_attempts]))
}

/** As if the pauses of all mails were over. */
async function makeAllDue(): Promise<void> {
  await deps.db.update(leads).set({ mail_due_at: sql`now()` })
}
