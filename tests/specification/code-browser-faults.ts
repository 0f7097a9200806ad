import type { Page } from '@playwright/test'
import { openCodeBrowser } from '../e2e/support/code-browser.ts'
import { expect } from '../e2e/support/test.ts'
import { listOf, toggle } from './code-browser.ts'
import type { Check } from './row.ts'

const RETRY = 'Bandyti dar kartą'
const VIEWS = '**/api/cpv/view*'

/** When the top level cannot be loaded, the page logs it, an alert says so, and the next try succeeds. */
export function reportsTopLevel(message: string, logged: string): Check {
  return async ({ visit }) => {
    const page = await visit()
    await openCodeBrowser(page, '/bvpz-kodai?kodas=45000000-7')
    const log = consoleOf(page)
    await page.route(VIEWS, (route) => route.fulfill({ status: 500, body: '[]' }))
    await page.getByRole('link', { name: 'Visi skyriai' }).click()
    await expect(page.getByRole('alert')).toHaveText(`${message} ${RETRY}`)
    await expect.poll(() => log).toContainEqual(expect.stringContaining(logged))

    await page.unroute(VIEWS)
    await page.getByRole('button', { name: RETRY }).click()
    await expect(listOf(page).getByText('45 skyriai')).toBeVisible()
  }
}

/** When children cannot be loaded, the page logs it, and their place shows the message and a retry. */
export function reportsChildren(code: string, child: string, message: string, logged: string): Check {
  return async ({ visit }) => {
    for (const isAnswered of [true, false]) {
      const page = await visit()
      await openCodeBrowser(page, '/bvpz-kodai?kodas=45000000-7')
      const log = consoleOf(page)
      await page.route('**/api/cpv?parent=*', (route) =>
        isAnswered ? route.fulfill({ status: 500, body: '[]' }) : route.abort(),
      )
      await toggle(page, 'Rodyti smulkesnius', code)
      await expect(page.getByRole('alert')).toHaveText(`${message} ${RETRY}`)
      await expect(page.getByRole('link', { name: child })).toHaveCount(0)
      await expect.poll(() => log).toContainEqual(expect.stringContaining(logged))

      await page.unroute('**/api/cpv?parent=*')
      await page.getByRole('button', { name: RETRY }).press('Enter')
      await expect(page.getByRole('link', { name: child })).toBeVisible()
      await expect(page.getByRole('button', { name: `Slėpti: ${code}` })).toBeFocused()
    }
  }
}

/** A code that has no children says so where they would stand. */
export function saysThereAreNoChildren(parent: string, code: string, message: string): Check {
  return async ({ visit }) => {
    const page = await visit()
    await openCodeBrowser(page, `/bvpz-kodai?kodas=${parent}`)
    await toggle(page, 'Rodyti smulkesnius', code)
    await expect(page.locator(`[id="po-${code}"]`)).toHaveText(message)
  }
}

/** When a search fails, the results before it are gone, an alert says so, and the next try finds. */
export function clearsResultsWhenSearchFails(before: string, failing: string, message: string): Check {
  return async ({ visit }) => {
    const page = await visit()
    await openCodeBrowser(page, `/bvpz-kodai?q=${before}`)
    await expect(page.getByRole('list', { name: 'Paieškos rezultatai' })).toBeVisible()
    await page.route(VIEWS, (route) => route.abort())
    await page.getByRole('searchbox').fill(failing)
    await expect(page.getByRole('alert')).toHaveText(`${message} ${RETRY}`)
    await expect(page.getByRole('list', { name: 'Paieškos rezultatai' })).toHaveCount(0)
    await expect(page.getByText(`Pagal „${before}“ rasta`)).toHaveCount(0)
    await expect(page.getByRole('searchbox')).toHaveValue(failing)

    await page.unroute(VIEWS)
    await page.getByRole('button', { name: RETRY }).click()
    await expect(page.getByText(`Pagal „${failing}“ rasta`)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
}

/** A search without results says so in a yellow notice with the query, typed or as an address. */
export function saysNothingIsFound(query: string, message: string): Check {
  return async ({ visit }) => {
    const page = await visit()
    await openCodeBrowser(page)
    await page.getByRole('searchbox').fill(query)
    const notice = listOf(page)
      .locator('div', { has: page.getByText(message) })
      .last()
    await expect(notice.locator('p').first()).toHaveText(message)
    await page.reload()
    await expect(notice.locator('p').first()).toHaveText(message)
    const [red = 0, green = 0, blue = 0] = await notice.evaluate((element) =>
      (getComputedStyle(element).backgroundColor.match(/[\d.]+/g) ?? []).map(Number),
    )
    expect(red, 'red of yellow').toBeGreaterThan(220)
    expect(green, 'green of yellow').toBeGreaterThan((red + blue) / 2)
    expect(blue, 'blue of yellow').toBeLessThan(red - 20)
    await expect(page.getByRole('list', { name: 'Paieškos rezultatai' })).toHaveCount(0)
  }
}

/** What the page writes to the console, without the browser's own messages. */
function consoleOf(page: Page): string[] {
  const logged: string[] = []
  page.on('console', (message) => {
    if (!message.text().startsWith('Failed to load resource')) logged.push(message.text())
  })
  return logged
}
