import { test as base, expect } from '@playwright/test'
import { type Front, type Site, startSite } from './sites.ts'

/** The browser's words for an answer that is not 2xx; journeys look at the answers themselves. */
const ANSWER_NOTICE = /^Failed to load resource/

/**
 * `site` is one server for each worker, behind the `front` of the project; pages open relative to it.
 * A journey fails when its page throws or writes an error to the console.
 */
export const test = base.extend<{ pageIsQuiet: undefined }, { front: Front; site: Site }>({
  front: ['none', { option: true, scope: 'worker' }],
  site: [
    async ({ front }, use) => {
      const site = await startSite(front)
      await use(site)
      await site.stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ site }, use) => use(site.url),
  pageIsQuiet: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error' && !ANSWER_NOTICE.test(message.text())) complaints.push(message.text())
      })
      await use(undefined)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect, type Site }
