import type { Page } from '@playwright/test'
import { openCodeBrowser } from '../e2e/support/code-browser.ts'
import { expect } from '../e2e/support/test.ts'
import { listOf, toggle } from './code-browser.ts'
import type { Check } from './row.ts'

const RETRY = 'Bandyti dar kartą'

/** When the top level cannot be loaded, the console names the address, an alert says so, and the next try succeeds. */
export function reportsTopLevel(message: string): Check {
  return async ({ visit }) => {
    const page = await visit()
    await openCodeBrowser(page, '/bvpz-kodai?kodas=45000000-7')
    const logged = consoleOf(page)
    await page.route('**/api/cpv/view*', (route) => route.fulfill({ status: 500, body: '[]' }))
    await page.getByRole('link', { name: 'Visi skyriai' }).click()
    await expect(page.getByRole('alert')).toContainText(message)
    await expect.poll(() => logged.some(({ url }) => url.includes('/api/cpv/view'))).toBe(true)

    await page.unroute('**/api/cpv/view*')
    await page.getByRole('button', { name: RETRY }).click()
    await expect(listOf(page).getByText('45 skyriai')).toBeVisible()
  }
}

/** When children cannot be loaded, their place shows the message and a retry, and the page logs what failed. */
export function reportsChildren(code: string, child: string, message: string): Check {
  return async ({ visit }) => {
    for (const isAnswered of [true, false]) {
      const page = await visit()
      await openCodeBrowser(page, '/bvpz-kodai?kodas=45000000-7')
      const logged = consoleOf(page)
      await page.route('**/api/cpv?parent=*', (route) =>
        isAnswered ? route.fulfill({ status: 500, body: '[]' }) : route.abort(),
      )
      await toggle(page, 'Rodyti smulkesnius', code)
      await expect(page.getByRole('alert')).toHaveText(`${message} ${RETRY}`)
      await expect(page.getByRole('link', { name: child })).toHaveCount(0)
      await expect.poll(() => logged.some(({ isOfPage }) => isOfPage)).toBe(true)

      await page.unroute('**/api/cpv?parent=*')
      await page.getByRole('button', { name: RETRY }).click()
      await expect(page.getByRole('link', { name: child })).toBeVisible()
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

/** When a search fails, what was found before stays below an alert, and the next try finds. */
export function keepsResultsWhenSearchFails(before: string, failing: string, message: string): Check {
  return async ({ visit }) => {
    const page = await visit()
    await openCodeBrowser(page, `/bvpz-kodai?q=${before}`)
    const rows = page.getByRole('grid').getByRole('row')
    const found = await rows.allTextContents()
    expect(found).not.toEqual([])
    await page.route('**/api/cpv/view*', (route) => route.abort())
    await page.getByRole('combobox').fill(failing)
    await expect(page.getByRole('alert')).toHaveText(`${message} ${RETRY}`)
    expect(await rows.allTextContents()).toEqual(found)

    await page.unroute('**/api/cpv/view*')
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
    await page.getByRole('combobox').fill(query)
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
    await expect(page.getByRole('grid')).toHaveCount(0)
  }
}

/** Of the page's own messages and the browser's, whose location is what could not be loaded. */
function consoleOf(page: Page) {
  const logged: { isOfPage: boolean; url: string }[] = []
  page.on('console', (message) => {
    logged.push({
      isOfPage: !message.text().startsWith('Failed to load resource'),
      url: message.location().url,
    })
  })
  return logged
}
