import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { createSmtpMailer } from '#app/infra/mail/smtp-mailer.server.ts'
import { site } from '#config/site.ts'
import { leads } from '#db/schema/leads.ts'
import { startFaultyServer } from '#tests/support/faulty-server.ts'
import { validLead } from '#tests/support/lead-forms.ts'
import { startLeadPipeline } from '#tests/support/lead-pipeline.ts'
import { quotedForms } from '#tests/support/quoted-forms.ts'
import { startRefusingSmtpServer } from '#tests/support/refusing-smtp-server.ts'
import { findLead } from '../lead-store.server.ts'
import { insertLead } from '../submission/submission-store.server.ts'
import { NOTIFY_LEAD_POLICY, notifyLead } from './notify-lead.server.ts'

const { deps, smtp, logged } = await startLeadPipeline({ isWorking: false })
const REFERENCE = '7K3M-9QXT'

test('a lead is mailed to staff, with the visitor as its sender name, and marked sent', async () => {
  await storeLead()

  await notifyLead(deps, REFERENCE, 1)

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

test('a lead that was mailed is not mailed again', async () => {
  await storeLead()

  await notifyLead(deps, REFERENCE, 1)
  await notifyLead(deps, REFERENCE, 2)

  expect(smtp.mails).toHaveLength(1)
})

test('a failed attempt is reported to the queue; the lead waits with the reason', async () => {
  await storeLead()
  smtp.behave('refuse')

  await expect(notifyLead(deps, REFERENCE, 1)).rejects.toThrow('the mail server does not accept')

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
  await expect(notifyLead(deps, REFERENCE, 1)).rejects.toThrow('ECONNREFUSED')
  await smtp.start()

  await notifyLead(deps, REFERENCE, 2)

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
  for (const attempt of [1, 2]) await expect(notifyLead(deps, REFERENCE, attempt)).rejects.toThrow()
  smtp.behave('reject')
  await expect(notifyLead(deps, REFERENCE, 3)).rejects.toThrow('554')
  expect(await findLead(deps.db, REFERENCE)).toMatchObject({ mail_state: 'pending' })

  smtp.behave((mail) => (mail.messageId?.includes('-refused') ? 'accept' : 'reject'))
  await notifyLead(deps, REFERENCE, 4)

  expect(await findLead(deps.db, REFERENCE)).toMatchObject({ mail_state: 'sent' })
  expect(smtp.mails.map(({ messageId }) => messageId)).toEqual([`<${REFERENCE}-refused@example.lt>`])
})

test('no attempt is the last one; the log has no personal data', async () => {
  await storeLead()
  await smtp.stop()

  await expect(notifyLead(deps, REFERENCE, 5_000)).rejects.toThrow()

  expect(await findLead(deps.db, REFERENCE)).toMatchObject({ mail_state: 'pending' })
  expect(logged).toContainEqual(expect.objectContaining({ level: 40, reference: REFERENCE, attempt: 5_000 }))
  expect(JSON.stringify(logged)).not.toMatch(/Žydrė|azuolo-stogai|612 34567/)
})

test('a server that quotes the visitor leaves no trace of them: not in the log, not in the row, not with the job', async () => {
  await storeLead()
  const quoted = quotedForms('Žydrė Šimkutė').map((text) => `554-${text.replaceAll(/\r?\n/g, ' ')}\r\n`)
  const server = await startRefusingSmtpServer((mail) => {
    return `${quoted.join('')}554-${mail.replaceAll('\r\n', '\r\n554-')}\r\n554 no\r\n`
  })
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${server.port}`, {
    from: 'a@example.lt',
    to: 'b@example.lt',
  })

  const failure = await notifyLead({ ...deps, mailer }, REFERENCE, 1).catch((error) => error)
  await server.stop()

  const reason = (await findLead(deps.db, REFERENCE))?.mail_last_error
  expect(reason).toMatch(/^554 the mail server does not accept the message/)
  expect(failure.message).toBe(reason)
  expect(Object.keys(failure)).toEqual([])
  expect(JSON.stringify([reason, logged])).not.toMatch(/žydr|zydr|imkut|azuolo|stogai|34567/i)
})

test('an attempt cut short by a shutdown is not counted', async () => {
  await storeLead()
  const { promise: isConnected, resolve } = Promise.withResolvers<void>()
  const silent = await startFaultyServer(() => resolve())
  const mailer = createSmtpMailer(`smtp://127.0.0.1:${silent.port}`, {
    from: 'a@example.lt',
    to: 'b@example.lt',
  })

  const trying = expect(notifyLead({ ...deps, mailer }, REFERENCE, 1)).rejects.toThrow('the server stopped')
  await isConnected
  mailer.close()
  await trying
  await silent.stop()

  expect(await findLead(deps.db, REFERENCE)).toMatchObject({ mail_state: 'pending', mail_attempts: 0 })
})

test('a lead that an earlier release gave up is mailed like any other', async () => {
  await storeLead()
  await deps.db.update(leads).set({ mail_state: 'failed' }).where(eq(leads.reference, REFERENCE))

  await notifyLead(deps, REFERENCE, 1)

  expect(await findLead(deps.db, REFERENCE)).toMatchObject({ mail_state: 'sent' })
})

test('a lead in quarantine, or one that is gone, is not mailed', async () => {
  await storeLead()
  await deps.db.update(leads).set({ mail_state: 'quarantined' }).where(eq(leads.reference, REFERENCE))

  await notifyLead(deps, REFERENCE, 1)
  await notifyLead(deps, 'GGGG-2222', 1)

  expect(smtp.mails).toEqual([])
})

test('the pauses between attempts grow to an hour, and attempts go on for longer than any lead is kept', () => {
  const { retryLimit = 0, retryDelayMax = 0, retryBackoff, retentionSeconds = 0 } = NOTIFY_LEAD_POLICY
  const keptSeconds = site.leadRetentionMonths * 31 * 24 * 3_600

  expect(retryBackoff).toBe(true)
  expect(retryDelayMax).toBe(3_600)
  expect(retryLimit * retryDelayMax).toBeGreaterThan(keptSeconds)
  expect(retentionSeconds).toBeGreaterThan(keptSeconds)
})

async function storeLead(): Promise<void> {
  await deps.db.transaction((tx) => insertLead(tx, { ...validLead(), reference: REFERENCE }))
}
