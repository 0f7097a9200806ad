import type { Page } from '@playwright/test'
import { expectTyped, fillLeadForm, openLeadForm, type TypedForm } from './support/fill-lead-form.ts'
import { expectThanks, findLeads, MAILED_WITHIN, submit } from './support/lead-journey.ts'
import { expect, type Site, test } from './support/test.ts'

/** Chromium's own page for what it cannot reach. */
const ERROR_PAGE = 'chrome-error://chromewebdata/'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })
    const open = (page: Page, address = '/') =>
      javaScriptEnabled ? openLeadForm(page, address) : page.goto(address)
    const goBack = async (page: Page) => {
      const takenOver = javaScriptEnabled && page.waitForRequest('**/api/health')
      await page.goBack()
      await takenOver
    }

    test('after the thank-you page and Back the form has what was typed; sent again, it is the same lead', async ({
      page,
      site,
    }) => {
      await open(page, '/#trial')
      const form = await fillLeadForm(page, { activity: 'specific', tender_reference: '684512' })
      await submit(page)
      const reference = await expectThanks(page)

      await goBack(page)
      await expectTyped(page, form)
      await submit(page)

      expect(await expectThanks(page)).toBe(reference)
      await expectOneLead(site, form)
    })

    test('after a failed connection and Back the form can be sent', async ({ page, site }) => {
      await open(page)
      const form = await fillLeadForm(page)
      if (javaScriptEnabled) {
        await sendOffline(page, () => expect(page.getByRole('alert')).toBeVisible())
        await page.goto('/tiekejai')
        await goBack(page)
        await expectTyped(page, form)
      } else {
        let pause = 750
        // Chromium stores typed text in its history after a second or more, without any event.
        await expect(async () => {
          await fillLeadForm(page, form)
          pause *= 2
          await page.waitForTimeout(pause)
          await sendOffline(page, () => expect(page).toHaveURL(ERROR_PAGE))
          await goBack(page)
          await expectTyped(page, form)
        }).toPass()
      }
      await submit(page)

      await expectThanks(page)
      await expectOneLead(site, form)
    })
  })
}

test('a thank-you page that does not load leaves a form that can be sent again', async ({ page, site }) => {
  await openLeadForm(page)
  const form = await fillLeadForm(page)
  await page.route('**/aciu?nr=*', (route) => route.abort('internetdisconnected'))
  await submit(page)
  await expect(page).toHaveURL(ERROR_PAGE)
  await page.unrouteAll()

  await page.goBack()
  await expectTyped(page, form)
  await submit(page)

  await expectThanks(page)
  await expectOneLead(site, form)
})

async function sendOffline(page: Page, expectFailure: () => Promise<void>): Promise<void> {
  await page.context().setOffline(true)
  await submit(page)
  await expectFailure()
  await page.context().setOffline(false)
}

async function expectOneLead(site: Site, form: TypedForm): Promise<void> {
  const leads = await findLeads(site, form)
  expect(leads).toHaveLength(1)
  const mailsOfForm = async () => (await site.mails()).filter(({ text }) => text?.includes(form.email))
  await expect.poll(mailsOfForm, MAILED_WITHIN).toHaveLength(1)
}
