import { createDatabase, type PostgresServer, startPostgres } from '../support/postgres-server.ts'
import { type SiteServer, startServer } from '../support/site-server.ts'
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.ts'
import { storedLeads } from '../support/stored-leads.ts'
import { fillLeadForm, openLeadForm } from './support/fill-lead-form.ts'
import { MAILED_WITHIN, submit } from './support/lead-journey.ts'
import { test as base, expect } from './support/test.ts'

const FAILURE = 'Įvyko klaida siunčiant formą. Prašome bandyti dar kartą arba susisiekti su mumis telefonu.'
/** The first pause before a mail is tried again is at most half a minute. */
const SECOND_TRY_MS = 180_000

/** A site of its own for each journey, with a PostgreSQL and a mail server that can be stopped. */
interface Faults {
  postgres: PostgresServer
  databaseUrl: string
  smtp: TestSmtpServer
  frailSite: SiteServer
}

const test = base.extend<Faults>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here
  postgres: async ({}, use) => {
    const postgres = await startPostgres()
    await use(postgres)
    await postgres.remove()
  },
  databaseUrl: async ({ postgres }, use) => use(await createDatabase(postgres.url)),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here
  smtp: async ({}, use) => {
    const smtp = await startSmtpServer()
    await use(smtp)
    await smtp.stop()
  },
  frailSite: async ({ databaseUrl, smtp }, use) => {
    const env = { DATABASE_URL: databaseUrl, MAIL_TRANSPORT: 'smtp', SMTP_URL: smtp.url }
    const site = await startServer({ env })
    await use(site)
    await site.stop()
  },
  baseURL: ({ frailSite }, use) => use(frailSite.url),
})

test('with the mail server stopped the visitor is thanked, and the mail comes when it is back', async ({
  page,
  databaseUrl,
  smtp,
}) => {
  test.setTimeout(2 * SECOND_TRY_MS)
  await smtp.stop()
  await openLeadForm(page)
  const form = await fillLeadForm(page)
  await submit(page)

  await expect(page).toHaveURL(/\/aciu\?nr=/)
  const lead = async () => (await storedLeads(databaseUrl)).find(({ email }) => email === form.email)
  await expect.poll(lead, MAILED_WITHIN).toMatchObject({
    mail_state: 'pending',
    mail_attempts: 1,
    mail_last_error: expect.stringContaining('ECONNREFUSED'),
  })

  await smtp.start()
  await expect.poll(lead, { timeout: SECOND_TRY_MS }).toMatchObject({ mail_state: 'sent', mail_attempts: 2 })
  expect(smtp.mails).toMatchObject([{ replyTo: [{ address: form.email }] }])
})

test('with the database gone the mail goes out within the request; when it is back leads are stored', async ({
  page,
  postgres,
  databaseUrl,
  smtp,
}) => {
  await openLeadForm(page)
  await postgres.stop()
  const form = await fillLeadForm(page)
  await submit(page)

  await expect(page).toHaveURL(/\/aciu\?nr=/)
  const reference = new URL(page.url()).searchParams.get('nr')
  expect(smtp.mails).toMatchObject([
    { messageId: `<${reference}@example.lt>`, replyTo: [{ address: form.email }] },
  ])

  await postgres.start()
  await openLeadForm(page)
  const next = await fillLeadForm(page)
  await submit(page)
  await expect(page).toHaveURL(/\/aciu\?nr=/)
  expect(await storedLeads(databaseUrl)).toMatchObject([{ email: next.email }])
  await expect.poll(() => smtp.mails.length, MAILED_WITHIN).toBe(2)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('with database and mail server gone the visitor is told; the same form goes through later', async ({
      page,
      postgres,
      databaseUrl,
      smtp,
    }) => {
      await (javaScriptEnabled ? openLeadForm(page) : page.goto('/'))
      const form = await fillLeadForm(page)
      await postgres.stop()
      await smtp.stop()
      await submit(page)

      await expect(page.getByRole('alert')).toContainText(FAILURE)
      await expect(page.getByRole('button', { name: 'Siųsti užklausą' })).toBeEnabled()
      await expect(page.locator('[name="company"]')).toHaveValue(form.company ?? '')

      await postgres.start()
      await smtp.start()
      await submit(page)
      await expect(page).toHaveURL(/\/aciu\?nr=/)
      expect(await storedLeads(databaseUrl)).toMatchObject([{ email: form.email }])
    })
  })
}

test('the message of a failure stays until the visitor edits', async ({ page, postgres, smtp }) => {
  await openLeadForm(page)
  await fillLeadForm(page)
  await postgres.stop()
  await smtp.stop()
  await submit(page)
  const message = page.getByText(FAILURE)
  await expect(message).toBeVisible()

  await page.locator('[name="company"]').focus()
  await page.evaluate(() => window.scrollTo(0, 0))
  await expect(message).toBeVisible()

  await page.locator('[name="company"]').press('End')
  await page.locator('[name="company"]').pressSequentially('x')
  await expect(message).toBeHidden()
})
