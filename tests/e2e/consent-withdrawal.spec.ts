import type { Page } from '@playwright/test'
import { acceptButton, banner, LABELS, settings } from './support/cookie-banner.ts'
import { openLeadForm } from './support/fill-lead-form.ts'
import { expect, TAG_MANAGER_SCRIPT, test } from './support/tag-manager.ts'

async function withdraw(page: Page, ...labels: string[]): Promise<void> {
  await page.getByRole('button', { name: 'Slapukų nustatymai' }).click()
  for (const label of labels) await settings(page).getByRole('switch', { name: label }).uncheck()
  await settings(page).getByRole('button', { name: 'Išsaugoti pasirinkimą' }).click()
}

test('a withdrawal deletes cookies of analytics and ads under every domain', async ({ page, site }) => {
  await page.goto('/')
  await acceptButton(page).click()
  const cookie = { value: '1', path: '/' }
  await page.context().addCookies([
    { ...cookie, name: '_ga', domain: '.pirkimai.localhost' },
    { ...cookie, name: '_ga_ABC123', domain: '.www.pirkimai.localhost' },
    { ...cookie, name: '_gcl_au', domain: '.pirkimai.localhost' },
    { name: '_ga_HOST', value: '1', url: site.url },
    { name: '_galia', value: '1', domain: '.pirkimai.localhost', path: '/' },
    { name: 'kitas', value: '1', url: site.url },
  ])
  await withdraw(page, ...Object.values(LABELS))

  await expect(settings(page)).toBeHidden()
  const cookies = async () => (await page.context().cookies()).map(({ name }) => name)
  await expect.poll(cookies).toEqual(['kitas'])
})

test('a withdrawal ends the tag manager that is loaded, in every tab, and what was typed in the form stays', async ({
  page,
  visit,
}) => {
  await openLeadForm(page)
  await acceptButton(page).click()
  await expect.poll(() => visit.foreignRequests).toEqual([TAG_MANAGER_SCRIPT])
  const form = page.getByRole('form', { name: 'Užklausos forma' })
  await form.getByLabel('Vardas').fill('Vardenis')
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('leadDraft'))).toContain('Vardenis')
  const other = await page.context().newPage()
  await other.goto('/blog')
  const tagManager = 'script[src*="googletagmanager"]'
  await expect(other.locator(tagManager)).toHaveCount(1)

  await withdraw(other, ...Object.values(LABELS))

  for (const tab of [other, page]) {
    await expect(tab.locator(tagManager)).toHaveCount(0)
    await expect(banner(tab)).toBeHidden()
  }
  await expect(form.getByLabel('Vardas')).toHaveValue('Vardenis')
})

test('a withdrawal of some permissions leaves the page as it is', async ({ page, visit }) => {
  await page.goto('/blog')
  await acceptButton(page).click()
  await expect.poll(() => visit.foreignRequests).toEqual([TAG_MANAGER_SCRIPT])
  await withdraw(page, LABELS.ad_storage)

  await expect(settings(page)).toBeHidden()
  await expect
    .poll(async () => (await visit.dataLayer()).at(-1)?.values)
    .toMatchObject(['consent', 'update', { analytics_storage: 'granted', ad_storage: 'denied' }])
})
