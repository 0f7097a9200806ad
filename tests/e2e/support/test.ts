import { test as base, expect } from '@playwright/test'
import { type SpecifiedSite, startSpecifiedSite } from '../../specification/specified-site.ts'
import { startRealSite } from '../../support/real-site.ts'
import type { SiteServer } from '../../support/site-server.ts'
import { startLongFactsSite, startOptionalFieldsSite } from './facts-site.ts'
import { type Site, type SiteProxy, startSite, startTagManagerSite } from './sites.ts'

/** The browser's message for responses other than 2xx, and the code browser's, which journeys check themselves. */
const FAILED_RESPONSE_MESSAGE = /^(?:Failed to load resource|Codes could not be loaded)/

interface Sites {
  siteProxy: SiteProxy
  projectSite: Site
  tagManagerSite: Site
  realSite: SiteServer
  optionalFieldsSite: SiteServer
  longFactsSite: SiteServer
  specifiedSite: SpecifiedSite
}

const ONCE_PER_WORKER = { scope: 'worker', timeout: 300_000 } as const

function oncePerWorker<S extends SiteServer & Partial<Pick<Site, 'serverUrl'>>>(
  start: (siteProxy: SiteProxy) => Promise<S>,
) {
  return async ({ siteProxy }: Pick<Sites, 'siteProxy'>, use: (site: S) => Promise<void>) => {
    const site = await start(siteProxy)
    // A page waits ten seconds for a letter; the first one of a server may take longer while other sites start.
    await fetch(new URL('/api/letter?zodziai=elektrikas', site.serverUrl ?? site.url))
    await use(site)
    await site.stop()
  }
}

/**
 * A journey fails when its page throws or writes an error to the console. All sites are fixtures of this one `test`: a file
 * with worker fixtures of its own would restart workers, browsers and sites.
 */
export const test = base.extend<{ site: Site; pageIsQuiet: undefined }, Sites>({
  siteProxy: ['none', { option: true, scope: 'worker' }],
  projectSite: [oncePerWorker(startSite), ONCE_PER_WORKER],
  tagManagerSite: [oncePerWorker(startTagManagerSite), ONCE_PER_WORKER],
  realSite: [oncePerWorker(startRealSite), ONCE_PER_WORKER],
  optionalFieldsSite: [oncePerWorker(startOptionalFieldsSite), ONCE_PER_WORKER],
  longFactsSite: [oncePerWorker(startLongFactsSite), ONCE_PER_WORKER],
  specifiedSite: [oncePerWorker(startSpecifiedSite), ONCE_PER_WORKER],
  site: ({ projectSite }, use) => use(projectSite),
  baseURL: ({ site }, use) => use(site.url),
  pageIsQuiet: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message) => {
        if (message.type() === 'error' && !FAILED_RESPONSE_MESSAGE.test(message.text()))
          complaints.push(message.text())
      })
      await use(undefined)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

/** Pages open relative to a site with real notices. */
export const realTest = test.extend({ baseURL: ({ realSite }, use) => use(realSite.url) })

export { expect, type Site }
