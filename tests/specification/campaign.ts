import type { Page } from '@playwright/test'
import { fillLeadForm, openLeadForm } from '../e2e/support/fill-lead-form.ts'
import { submit } from '../e2e/support/lead-journey.ts'
import { expect } from '../e2e/support/test.ts'
import { leadsOf } from './database.ts'
import type { Fields } from './form.ts'
import { postLead } from './form-fields.ts'
import type { Check } from './row.ts'

/** On a page opened with this query the hidden fields have these values and its full address; all are sent. */
export function carriesCampaign(search: string, values: Fields): Check {
  return async ({ visit, site }) => {
    const page = await visit()
    await openLeadForm(page, `/${search}#trial`)
    const expected = { ...values, landing_page: `${site.url}/${search}` }
    await expect.poll(() => hiddenFields(page)).toEqual(expected)

    const sent = page.waitForRequest('**/api/leads')
    await page.route('**/api/leads', (route) => route.abort())
    await fillLeadForm(page)
    await submit(page)
    const body = Object.fromEntries(new URLSearchParams((await sent).postData() ?? ''))
    expect(body).toMatchObject(expected)
  }
}

/** From a page opened with this query links lead to the form, whose landing page is still the first one's full address. */
export function keepsCampaign(firstPath: string, search: string, values: Fields): Check {
  return async ({ visit, site }) => {
    const page = await visit()
    await page.goto(firstPath + search)
    await page.getByRole('contentinfo').getByRole('link', { name: 'Tiekėjams' }).click()
    await page.waitForURL(/\/tiekejai\?/)
    await page.getByRole('banner').getByRole('link', { name: 'Gauti pasiūlymą' }).click()
    await page.waitForURL(/#trial$/)
    await page.getByLabel('Veiklos sritis').scrollIntoViewIfNeeded()

    await expect.poll(async () => (await hiddenFields(page)).landing_page).toContain(firstPath)
    const { landing_page = '', ...rest } = await hiddenFields(page)
    expect(rest).toEqual(values)
    const landing = new URL(landing_page)
    expect(landing.origin + landing.pathname).toBe(site.url + firstPath)
    expect([...landing.searchParams].toSorted()).toEqual([...new URLSearchParams(search)].toSorted())
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
    expect(await page.context().cookies()).toEqual([])
  }
}

/** Longer values of a campaign are cut to these lengths and stored. */
export function cutsCampaignTo(lengths: Readonly<Record<string, number>>): Check {
  return async ({ site }) => {
    const email = 'ilga.kampanija@azuolo-stogai.lt'
    const long = Object.fromEntries(Object.keys(lengths).map((name) => [name, 'x'.repeat(3_000)]))
    expect((await postLead(site.url, { ...long, email })).status).toBe(200)
    const [lead] = await leadsOf(site, email)
    for (const [name, length] of Object.entries(lengths)) expect(lead?.[name], name).toBe('x'.repeat(length))
  }
}

function hiddenFields(page: Page): Promise<Record<string, string>> {
  return page
    .locator('form[aria-label="Užklausos forma"] input[type="hidden"]:not([name="cpv_codes"])')
    .evaluateAll((all) =>
      Object.fromEntries(all.map((input) => [input.getAttribute('name'), input.getAttribute('value')])),
    )
}
