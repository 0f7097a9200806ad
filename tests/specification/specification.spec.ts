import type { Page } from '@playwright/test'
import { test as base, expect } from '../e2e/support/test.ts'
import { query } from './database.ts'
import type { Observer, SpecificationRow } from './row.ts'
import { CHAPTERS } from './rows/chapters.ts'

const test = base.extend({ baseURL: ({ specifiedSite }, use) => use(specifiedSite.url) })

/** A row that does not hold waits for each of its checks. */
test.setTimeout(900_000)

for (const [chapter, rows] of Object.entries(CHAPTERS)) {
  test(`the site is as the specification says: ${chapter}`, async ({ browser, specifiedSite: site }) => {
    // Chapters may share a site, which mails only so many leads of one network as they come.
    await query(site, 'delete from rate_limits')
    const looked = new Map<string, Promise<Page>>()
    const visit: Observer['visit'] = async (options) =>
      browser.newPage({ baseURL: site.url, locale: 'lt-LT', reducedMotion: 'reduce', ...options })
    const open = async (path: string) => {
      const page = await visit()
      await page.goto(path)
      return page
    }
    const look = (path: string) => {
      const page = looked.get(path) ?? open(path)
      looked.set(path, page)
      return page
    }

    const departures: string[] = []
    for (const entry of Object.entries(rows))
      departures.push(...(await departuresFrom(entry, { site, look, visit })))
    const listed = Object.values(rows).filter(({ departs }) => departs !== undefined).length
    console.log(`${chapter}: ${Object.keys(rows).length} sentences, ${listed} with a listed departure`)

    expect(departures).toEqual([])
  })
}

async function departuresFrom(
  [sentence, { says, seen }]: [string, SpecificationRow],
  observer: Observer,
): Promise<string[]> {
  const found: string[] = []
  for (const check of seen) {
    const tidy = trackPages(observer)
    try {
      await check({ ...observer, visit: tidy.visit })
    } catch (error) {
      found.push(`${sentence} ${says}\n${error instanceof Error ? error.message : error}`)
      console.log(`DEPARTS ${found.at(-1)}`)
    }
    await tidy.close()
  }
  return found
}

/** Pages of visitors last as long as the check that opened them. */
function trackPages({ visit }: Observer) {
  const pages: Page[] = []
  return {
    visit: async (...options: Parameters<Observer['visit']>) => {
      const page = await visit(...options)
      pages.push(page)
      return page
    },
    close: async () => {
      await Promise.all(pages.map((page) => page.context().close()))
    },
  }
}
