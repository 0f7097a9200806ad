import { storedLeads } from '../support/stored-leads.ts'
import { fillLeadForm, openLeadForm, type TypedForm } from './support/fill-lead-form.ts'
import type { IsolatedSite } from './support/isolated-site.ts'
import { MAILED_WITHIN, submit } from './support/lead-journey.ts'
import { test as base, expect } from './support/test.ts'

const FAILURE = 'Įvyko klaida siunčiant formą. Prašome bandyti dar kartą arba susisiekti su mumis telefonu.'
/** The first pause before a mail is tried again is at most half a minute. */
const SECOND_TRY_MS = 180_000

const test = base.extend({ baseURL: ({ isolatedSite }, use) => use(isolatedSite.url) })

// One worker: the site, its database and its mail server are started once.
test.describe.configure({ mode: 'default' })

test.afterEach(async ({ isolatedSite: { postgres, smtp } }) => {
  if (postgres.hasEnded()) await postgres.start()
  await smtp.start()
})

test('with the mail server stopped the lead is acknowledged, and its mail arrives when the server is back', async ({
  page,
  isolatedSite,
}) => {
  test.setTimeout(2 * SECOND_TRY_MS)
  await isolatedSite.smtp.stop()
  await openLeadForm(page)
  const form = await fillLeadForm(page)
  await submit(page)

  await expect(page).toHaveURL(/\/aciu\?nr=/)
  const lead = async () => (await leadsOf(isolatedSite, form))[0]
  await expect.poll(lead, MAILED_WITHIN).toMatchObject({
    mail_state: 'pending',
    mail_attempts: 1,
    mail_last_error: expect.stringContaining('ECONNREFUSED'),
  })

  await isolatedSite.smtp.start()
  await expect.poll(lead, { timeout: SECOND_TRY_MS }).toMatchObject({ mail_state: 'sent', mail_attempts: 2 })
  expect(mailsOf(isolatedSite, form)).toHaveLength(1)
})

test('with the database gone the mail goes out within the request; when it is back leads are stored', async ({
  page,
  isolatedSite,
}) => {
  await openLeadForm(page)
  await isolatedSite.postgres.stop()
  const form = await fillLeadForm(page)
  await submit(page)

  await expect(page).toHaveURL(/\/aciu\?nr=/)
  const reference = new URL(page.url()).searchParams.get('nr')
  expect(mailsOf(isolatedSite, form)).toMatchObject([{ messageId: `<${reference}@example.lt>` }])

  await isolatedSite.postgres.start()
  await openLeadForm(page)
  const next = await fillLeadForm(page)
  await submit(page)
  await expect(page).toHaveURL(/\/aciu\?nr=/)
  expect(await leadsOf(isolatedSite, next)).toHaveLength(1)
  expect(await leadsOf(isolatedSite, form)).toEqual([])
  await expect.poll(() => mailsOf(isolatedSite, next), MAILED_WITHIN).toHaveLength(1)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('with database and mail server gone the visitor is told; the same form goes through later', async ({
      page,
      isolatedSite,
    }) => {
      const { postgres, smtp } = isolatedSite
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
      expect(await leadsOf(isolatedSite, form)).toHaveLength(1)
    })
  })
}

test('the message of a failure stays until the visitor edits', async ({
  page,
  isolatedSite: { postgres, smtp },
}) => {
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

async function leadsOf({ databaseUrl }: IsolatedSite, form: TypedForm) {
  return (await storedLeads(databaseUrl)).filter(({ email }) => email === form.email)
}

function mailsOf({ smtp }: IsolatedSite, form: TypedForm) {
  return smtp.mails.filter(({ replyTo }) => replyTo?.[0]?.address === form.email)
}
