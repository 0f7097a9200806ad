import type { Page } from '@playwright/test'
import { fillLeadForm, openLeadForm } from './support/fill-lead-form.ts'
import { expectThanks, submit } from './support/lead-journey.ts'
import { expect, test } from './support/test.ts'

/** Reports that the page sends from now on. */
function listenToReports(page: Page): string[] {
  const reports: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/usage') reports.push(request.postData() ?? '')
  })
  return reports
}

test('the form reports once that it was seen, that it was begun, each failed check', async ({ page }) => {
  const reports = listenToReports(page)
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  expect(reports).toEqual([])

  await openLeadForm(page)
  await expect.poll(() => reports).toEqual(['name=form_seen&detail='])
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0)
  expect(await page.context().cookies()).toEqual([])

  const form = await fillLeadForm(page, { phone: '1' })
  await page.getByLabel('Vardas').fill('')
  await submit(page)
  await expect
    .poll(() => reports.slice(1))
    .toEqual(['name=form_begun&detail=', 'name=form_failed&detail=phone%2Cname'])

  await page.getByLabel('Vardas').fill(form.name ?? '')
  await page.getByLabel('Telefonas').fill('8 612 34567')
  await submit(page)
  await expectThanks(page)
  expect(reports).toHaveLength(3)
})

test('a code that is chosen is reported, one that is removed is not', async ({ page }) => {
  const reports = listenToReports(page)
  await page.goto('/bvpz-kodai/45310000-3')
  await page.getByRole('button', { name: 'Pridėti: 45310000-3' }).click()
  await page.getByRole('button', { name: 'Pridėta: 45310000-3' }).click()
  await page.goto('/bvpz-kodai?kodas=45000000-7')
  await page.getByRole('button', { name: 'Pridėti: 45300000-0' }).click()

  await expect
    .poll(() => reports)
    .toEqual(['name=code_chosen&detail=45310000-3', 'name=code_chosen&detail=45300000-0'])
})
