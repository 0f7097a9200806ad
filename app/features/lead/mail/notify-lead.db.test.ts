import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createSmtpMailer } from '#app/infra/mail/smtp-mailer.server.ts'
import { leads } from '#db/schema/leads.ts'
import { startFaultyServer } from '#tests/support/faulty-server.ts'
import { validLead } from '#tests/support/lead-forms.ts'
import { startLeadPipeline } from '#tests/support/lead-pipeline.ts'
import { quotedForms } from '#tests/support/quoted-forms.ts'
import { startRefusingSmtpServer } from '#tests/support/refusing-smtp-server.ts'
import { newestLeads } from '#tests/support/stored-leads.ts'
import { findLead, NOW } from '../lead-store.server.ts'
import { insertLead } from '../submission/submission-store.server.ts'
import { notifyNextLead } from './notify-lead.server.ts'

const { deps, smtp, logged } = await startLeadPipeline({ isWorking: false })
const REFERENCE = '7K3M-9QXT'

test('a lead is mailed to staff, with the visitor as its sender name, and marked sent', async () => {
  await storeLead()

  await notifyNextLead(deps)

  expect(smtp.mails).toMatchObject([
    {
      messageId: `<${REFERENCE}@example.lt>`,
      from: { name: 'Žydrė Šimkutė', address: 'svetaine@example.lt' },
      replyTo: [{ address: 'zydre@azuolo-stogai.lt' }],
      to: [{ address: 'info@example.lt' }],
    },
  ])
  expect(await findLead(deps.db, REFERENCE)).toMatchObject({
    mail_state: 'sent',
    mail_attempts: 1,
    mail_sent_at: expect.any(Date),
    mail_last_error: null,
  })
})

test('after a failed attempt the lead waits with the reason, and is not tried again at once', async () => {
  await storeLead()
  smtp.behave('refuse')

  expect(await notifyNextLead(deps)).toBe('failed')
  expect(await notifyNextLead(deps)).toBe('none')

  expect(await findLead(deps.db, REFERENCE)).toMatchObject({
    mail_state: 'pending',
    mail_attempts: 1,
    mail_last_error: expect.stringContaining('the mail server does not accept'),
    mail_sent_at: null,
  })
})

test('a later attempt delivers; attempts are counted and the last error is kept', async () => {
  await storeLead()
  await smtp.stop()
  expect(await notifyNextLead(deps)).toBe('serverFailed')
  await smtp.start()

  await notifyNextLead(deps)

  expect(smtp.mails).toHaveLength(1)
  expect(await findLead(deps.db, REFERENCE)).toMatchObject({
    mail_state: 'sent',
    mail_attempts: 2,
    mail_last_error: expect.stringContaining('ECONNREFUSED'),
  })
})

test('after temporary refusals a mail is given up only when its text is refused twice running', async () => {
  await storeLead()
  smtp.behave('refuse')
  for (let i = 0; i < 2; i++) await tryNow()
  smtp.behave('reject')
  await tryNow()
  expect(await findLead(deps.db, REFERENCE)).toMatchObject({
    mail_state: 'pending',
    mail_last_error: expect.stringContaining('554'),
  })

  smtp.behave((mail) => (mail.messageId?.includes('-refused') ? 'accept' : 'reject'))
  await tryNow()

  expect(await findLead(deps.db, REFERENCE)).toMatchObject({ mail_state: 'sent' })
  expect(smtp.mails).toMatchObject([
    {
      messageId: `<${REFERENCE}-refused@example.lt>`,
      subject: 'Nauja pasiūlymo užklausa: laiškas su tekstu atmestas',
      text: expect.stringContaining(`npm run leads -- show ${REFERENCE}`),
    },
  ])
})

test('no attempt is the last one; the log has no personal data', async () => {
  await storeLead()
  await deps.db.update(leads).set({ mail_attempts: 4_999 })
  await smtp.stop()

  await notifyNextLead(deps)

  expect(await findLead(deps.db, REFERENCE)).toMatchObject({ mail_state: 'pending' })
  expect(logged).toContainEqual(expect.objectContaining({ level: 40, reference: REFERENCE, attempt: 5_000 }))
  expect(JSON.stringify(logged)).not.toMatch(/Žydrė|azuolo-stogai|612 34567/)
})

test('a server that quotes the visitor leaves no trace of them: not in the log, not in the row', async () => {
  await storeLead()
  const quoted = quotedForms('Žydrė Šimkutė').map((text) => `554-${text.replaceAll(/\r?\n/g, ' ')}\r\n`)
  const server = await startRefusingSmtpServer((mail) => {
    return `${quoted.join('')}554-${mail.replaceAll('\r\n', '\r\n554-')}\r\n554 no\r\n`
  })
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${server.port}`, {
    from: 'a@example.lt',
    to: 'b@example.lt',
  })

  await notifyNextLead({ ...deps, mailer })
  await server.stop()

  const reason = (await findLead(deps.db, REFERENCE))?.mail_last_error
  expect(reason).toMatch(/^554 the mail server does not accept the message/)
  expect(JSON.stringify([reason, logged])).not.toMatch(/žydr|zydr|imkut|azuolo|stogai|34567/i)
})

test('an attempt cut short by a shutdown is not counted, and the lead is due at once', async () => {
  await storeLead()
  const { promise: isConnected, resolve } = Promise.withResolvers<void>()
  const silent = await startFaultyServer(() => resolve())
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${silent.port}`, {
    from: 'a@example.lt',
    to: 'b@example.lt',
  })

  const trying = notifyNextLead({ ...deps, mailer })
  await isConnected
  mailer.close()
  await trying
  await silent.stop()

  expect(await findLead(deps.db, REFERENCE)).toMatchObject({ mail_state: 'pending', mail_attempts: 0 })
  expect(await notifyNextLead(deps)).toBe('sent')
})

test('the pauses between attempts double from 15 seconds to five minutes', async () => {
  await storeLead()
  smtp.behave('refuse')
  for (const pause of [15, 30, 60, 120, 240, 300, 300]) {
    const before = await databaseNow()
    await tryNow()
    const [lead] = await newestLeads(deps.db)
    const failedAt = Number(lead?.mail_due_at) - pause * 1_000
    expect(failedAt).toBeGreaterThanOrEqual(before)
    expect(failedAt).toBeLessThanOrEqual(await databaseNow())
  }
})

test('a mail that was sent while the database was away is not sent again', async () => {
  await storeLead()
  await deps.db.execute(sql`alter table leads add constraint unmarked check (mail_state <> 'sent')`)
  const mailed = notifyNextLead(deps)
  await expect.poll(() => smtp.mails.length).toBe(1)
  expect(await findLead(deps.db, REFERENCE)).toMatchObject({ mail_state: 'pending' })
  await deps.db.execute(sql`alter table leads drop constraint unmarked`)
  expect(await mailed).toBe('sent')
  expect(await notifyNextLead(deps)).toBe('none')
  expect(smtp.mails).toHaveLength(1)
})

async function storeLead(): Promise<void> {
  await deps.db.transaction((tx) => insertLead(tx, { ...validLead(), reference: REFERENCE }))
}

/** As if the pause after the last attempt were over. */
async function tryNow(): Promise<void> {
  await deps.db.update(leads).set({ mail_due_at: NOW })
  await notifyNextLead(deps)
}

async function databaseNow(): Promise<number> {
  const { rows } = await deps.db.execute<{ now: string }>(sql`select clock_timestamp() as now`)
  return Math.floor(Date.parse(rows[0]?.now ?? ''))
}
