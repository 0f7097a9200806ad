import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { MIN_FORM_TOKEN_AGE_MS } from '#app/features/lead/spam/anti-spam-fields.ts'
import { validLeadForm } from '../support/lead-forms.ts'
import { startServer } from '../support/site-server.ts'
import { startSmtpServer } from '../support/smtp-server.ts'

test('samples are sent through the account of SAMPLE_SMTP_URL, staff’s mail through SMTP_URL', async () => {
  const staff = await startSmtpServer()
  const visitors = await startSmtpServer()
  const env = { MAIL_TRANSPORT: 'smtp', SMTP_URL: staff.url, SAMPLE_SMTP_URL: visitors.url }
  const site = await startServer({ env })
  const { token } = await (await fetch(`${site.url}/api/health`)).json()
  await pause(2 * MIN_FORM_TOKEN_AGE_MS)
  const form = validLeadForm({ wants: 'sample', email: 'ona@imone.lt', form_token: token })

  const { reference } = await (await fetch(`${site.url}/api/leads`, { method: 'POST', body: form })).json()

  await expect.poll(() => visitors.mails.length).toBe(1)
  await site.stop()
  await Promise.all([staff.stop(), visitors.stop()])
  expect(visitors.mails).toMatchObject([
    { to: [{ address: 'ona@imone.lt' }], messageId: expect.stringMatching(`^<${reference}-sample@`) },
  ])
  expect(staff.mails).toMatchObject([
    { to: [{ address: 'info@example.lt' }], messageId: expect.stringMatching(`^<${reference}@`) },
  ])
})
