import type { Page } from '@playwright/test'
import { openCodeBrowser } from './support/code-browser.ts'
import { acceptButton } from './support/cookie-banner.ts'
import { fillLeadForm, openLeadForm } from './support/fill-lead-form.ts'
import { submit } from './support/lead-journey.ts'
import { expect, reportToAnalytics, test } from './support/tag-manager.ts'

/** Keeps the browser on the page, so that what it reported last can be read. */
async function preventNavigation(page: Page): Promise<void> {
  await page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault()))
}

test('a click on a call to action is reported with its name', async ({ page, visit }) => {
  await page.goto('/')
  await preventNavigation(page)
  await page.getByRole('main').getByRole('link', { name: 'Gauti pasiūlymą' }).first().click()

  expect((await visit.dataLayer()).at(-1)?.values).toEqual([{ event: 'cta_click', cta: 'hero' }])
})

test('the start of the form is reported once, and nothing of what is typed', async ({ page, visit }) => {
  await page.goto('/')
  const form = page.getByRole('form', { name: 'Užklausos forma' })
  await form.getByLabel('Veiklos sritis').fill('Slaptas veiklos aprašymas')
  await form.getByLabel('Vardas').fill('Vardenis')

  const reported = async () => JSON.stringify(await visit.dataLayer())
  await expect.poll(async () => (await reported()).match(/lead_form_start/g)?.length).toBe(1)
  expect(await reported()).not.toMatch(/Slaptas|Vardenis/)
})

test('a request is reported once, when it was accepted, and not when it failed', async ({ page, visit }) => {
  const reported = async () => JSON.stringify(await visit.dataLayer()).match(/lead_form_submit/g)?.length ?? 0
  await openLeadForm(page)
  await fillLeadForm(page)
  await page.route('**/api/leads', (route) => route.fulfill({ status: 502 }))
  await submit(page)
  await expect(page.getByRole('alert')).toContainText('Įvyko klaida')
  expect(await reported()).toBe(0)

  await page.unroute('**/api/leads')
  // Without a thank-you page the browser stays on this one.
  await page.route(/\/aciu\?/, (route) => route.fulfill({ status: 204 }))
  await submit(page)
  await expect.poll(reported).toBe(1)
})

test('a search of codes reports length and number of results, not its words', async ({ page, visit }) => {
  await openCodeBrowser(page)
  await page.getByLabel('Ieškoti BVPŽ kodo').fill('statybos darbai')
  await expect
    .poll(async () => (await visit.dataLayer()).at(-1)?.values)
    .toEqual([{ event: 'cpv_search', query_length: 15, result_count: expect.any(Number) }])

  expect(JSON.stringify(await visit.dataLayer())).not.toContain('statyb')
})

test('an opened code is a page view of its own', async ({ page, visit, site }) => {
  await page.goto('/bvpz-kodai')
  await page
    .getByRole('link', { name: /Statybos darbai/ })
    .first()
    .click()
  await page.waitForURL(/kodas=45000000-7/)

  await expect
    .poll(async () => (await visit.dataLayer()).at(-1)?.values)
    .toMatchObject([
      {
        event: 'virtual_page_view',
        page_path: '/bvpz-kodai',
        page_location: `${site.url}/bvpz-kodai?kodas=45000000-7`,
      },
    ])
})

test.describe('after consent, with a container that takes address, title and referrer from the page', () => {
  const TYPED = /slapt|7KQM|45310000|131313|2026-12-11/i

  test('nothing that was typed leaves, whichever page it was typed on or came from', async ({ page }) => {
    const sent = await reportToAnalytics(page)
    await page.goto('/bvpz-kodai?q=slaptas+zodis&utm_source=laiskas&gclid=AbC')
    await acceptButton(page).click()
    await expect.poll(sent).toContain('dl=http')
    expect(sent()).toMatch(/dl=[^ ]+\/bvpz-kodai\?utm_source=laiskas&gclid=AbC/)

    for (const [address, path] of [
      ['/laiskas?kodai=45310000-3&zodziai=slaptas%20zodis', '/laiskas'],
      ['/verte?istatymas=kita&objektas=prekes&suma=131313', '/verte'],
      ['/terminai?klausimas=pasiulymai&pirkimas=tarptautinis&istatymas=vpi&data=2026-12-11', '/terminai'],
      ['/aciu?nr=7KQM-3XWD&kodai=45310000-3', '/aciu'],
      ['/blog', '/blog'],
    ] as const) {
      // A link, so that the page before is the referrer.
      await page.evaluate((href) => location.assign(href), address)
      await expect.poll(sent).toMatch(new RegExp(`event=virtual_page_view&page_path=${path}&`))
    }
    expect(sent()).toMatch(/dr=[^ ]+\/aciu&/)
    expect(sent()).not.toMatch(TYPED)
  })

  test('nothing that was typed leaves when the page changes in place, and the address that leaves follows it', async ({
    page,
    visit,
  }) => {
    const sent = await reportToAnalytics(page)
    await openCodeBrowser(page)
    await acceptButton(page).click()
    await page.getByLabel('Ieškoti BVPŽ kodo').fill('slaptas statybos darbas')
    await expect.poll(sent).toContain('event=cpv_search')
    await page.goBack()
    await expect(page.getByRole('list', { name: 'Paieškos rezultatai' })).toBeHidden()
    await page
      .getByRole('link', { name: /Statybos darbai/ })
      .first()
      .click()

    await expect
      .poll(sent)
      .toMatch(/dl=[^ ]+kodas=45000000-7&dt=Statybos darbai[^ ]* .*event=virtual_page_view.*kodas=45000000-7/)
    expect(sent()).not.toMatch(TYPED)
    expect(JSON.stringify(await visit.dataLayer())).not.toMatch(TYPED)
  })
})
