import type { Locator, Page } from '@playwright/test'
import { openCodeBrowser } from '../e2e/support/code-browser.ts'
import { expect } from '../e2e/support/test.ts'
import { codesWhere, type Row } from './database.ts'
import type { Check } from './row.ts'
import type { SpecifiedSite } from './specified-site.ts'

const BROWSER = '/bvpz-kodai'
const EXPAND = 'Rodyti smulkesnius'

export const listOf = (page: Page) => page.getByRole('group', { name: 'Kodų sąrašas' })
const trailOf = (page: Page) => page.getByRole('navigation', { name: 'Vieta klasifikatoriuje' })
const rowsOf = (list: Locator) => list.locator('ul').first().locator('> li')

/** At first the records of level 1 are listed, as many as said, ordered by code. */
export function listsTopLevel(count: number, first: string, last: string): Check {
  return async ({ look, site }) => {
    const page = await look(BROWSER)
    const top = await codesWhere(site, 'level = 1')
    expect(top).toHaveLength(count)
    expect([top[0]?.code, top.at(-1)?.code]).toEqual([first, last])
    await expectTopLevel(page, site)
  }
}

/** Each category, by code and name, is entered by its name; the trail then ends with it, and its children are listed. */
export function entersCategories(start: string, path: readonly (readonly [string, string])[]): Check {
  return async ({ visit, site }) => {
    for (const javaScriptEnabled of [true, false]) {
      const page = await visit({ javaScriptEnabled })
      await (javaScriptEnabled ? openCodeBrowser(page) : page.goto(BROWSER))
      const trail = [start]
      for (const [code, name] of path) {
        await listOf(page).getByRole('link', { name, exact: true }).first().click()
        trail.push(name)
        await expect(trailOf(page).getByRole('listitem')).toHaveText(trail)
        await expectRows(listOf(page), await childrenOf(site, code))
      }
    }
  }
}

/** In the trail of an open code a name leads back to it and ends the trail there; the start leads to the top level. */
export function goesBackAlongTrail(openCode: string, to: readonly [string, string], start: string): Check {
  return async ({ visit, site }) => {
    const [code, name] = to
    const page = await visit()
    await openCodeBrowser(page, `${BROWSER}?kodas=${openCode}`)
    await trailOf(page).getByRole('link', { name, exact: true }).click()
    await expect(trailOf(page).getByRole('listitem')).toHaveText([start, name])
    await expectRows(listOf(page), await childrenOf(site, code))
    await trailOf(page).getByRole('link', { name: start }).click()
    await expect(trailOf(page)).toHaveCount(0)
    await expectTopLevel(page, site)
  }
}

/**
 * Rows of the branch are expanded in place, one within the other. Rows above the deepest level can be, those of it cannot.
 * Opened again, children are not loaded a second time.
 */
export function expandsInPlace(branch: readonly string[], deepestLevel: number): Check {
  return async ({ visit, site }) => {
    const page = await visit()
    const loads: string[] = []
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url())
      if (pathname === '/api/cpv') loads.push(search)
    })
    await openCodeBrowser(page)
    const expandAll = async () => {
      for (const code of branch) {
        await toggle(page, EXPAND, code)
        const children = await childrenOf(site, code)
        const below = page.locator(`[id="po-${code}"]`)
        await expectRows(below, children)
        for (const child of children) {
          const isExpandable = Number(child.level) < deepestLevel
          await expect(
            below.getByRole('button', { name: `${EXPAND}: ${child.code}` }),
            String(child.code),
          ).toHaveCount(isExpandable ? 1 : 0)
        }
      }
    }
    await expandAll()
    await toggle(page, 'Slėpti', branch[0] ?? '')
    await expect(page.locator(`[id="po-${branch[0]}"]`)).toHaveCount(0)
    await expandAll()
    expect(loads).toEqual(branch.map((code) => `?parent=${code}`))
  }
}

/** What a search finds stands in one flat list, whatever its levels, with nothing to expand or to browse. */
export function listsResultsFlat(query: string): Check {
  return async ({ visit, site }) => {
    const page = await visit()
    await openCodeBrowser(page)
    await page.getByRole('searchbox').fill(query)
    const list = page.getByRole('list', { name: 'Paieškos rezultatai' })
    await expect(list.getByRole('listitem').nth(1)).toBeVisible()
    const codes = (await list.getByRole('listitem').allTextContents()).map((text) => text.slice(0, 10))
    const found = await codesWhere(site, 'code = any($1)', [codes])
    expect(found).toHaveLength(codes.length)
    expect(new Set(found.map(({ level }) => level)).size).toBeGreaterThan(1)
    await expect(listOf(page).getByRole('button', { name: EXPAND })).toHaveCount(0)
    await expect(list.locator('[aria-expanded]')).toHaveCount(0)
    await expect(list.locator('a[href*="?kodas="], ul, li li')).toHaveCount(0)
    await expect(trailOf(page)).toHaveCount(0)
  }
}

/** A search needs so many characters and starts so many milliseconds after the last key. */
export function searchesAfter(characters: number, milliseconds: number): Check {
  return async ({ visit }) => {
    const page = await visit()
    const searches: (string | null)[] = []
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url())
      if (pathname.startsWith('/api/cpv')) searches.push(searchParams.get('q'))
    })
    await page.clock.install()
    await openCodeBrowser(page)
    await page.clock.pauseAt(Date.now() + 3_600_000)
    const box = page.getByRole('searchbox')
    const shortest = 'langai'.slice(0, characters)

    await box.pressSequentially(shortest.slice(0, -1))
    await page.clock.runFor(10 * milliseconds)
    expect(searches).toEqual([])
    await box.press(shortest.at(-1) ?? '')
    await page.clock.runFor(milliseconds - 1)
    await box.press('x')
    await page.clock.runFor(milliseconds - 1)
    await box.press('Backspace')
    await page.clock.runFor(milliseconds - 1)
    expect(searches).toEqual([])
    await page.clock.runFor(1)
    await expect.poll(() => searches).toEqual([shortest])
  }
}

async function expectTopLevel(page: Page, site: SpecifiedSite): Promise<void> {
  await expectRows(listOf(page), await codesWhere(site, 'level = 1'))
}

function childrenOf(site: SpecifiedSite, code: string): Promise<Row[]> {
  return codesWhere(site, 'parent_code = $1', [code])
}

/** The list has these records, in this order, each with code and both names. */
async function expectRows(list: Locator, records: readonly Row[]): Promise<void> {
  const shown = () =>
    rowsOf(list).evaluateAll((all) =>
      all.map((row) => {
        const [code, LT] = [...row.querySelectorAll('a')].map((link) => link.textContent)
        return { code, LT, EN: row.querySelector('[lang="en"]')?.textContent }
      }),
    )
  await expect.poll(shown).toEqual(records.map(({ code, LT, EN }) => ({ code, LT, EN })))
}

export async function toggle(page: Page, action: string, code: string): Promise<void> {
  await page.getByRole('button', { name: `${action}: ${code}` }).click()
}
