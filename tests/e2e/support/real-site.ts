import { startRealSite } from '../../support/real-site.ts'
import type { SiteServer } from '../../support/site-server.ts'
import { test as base, expect } from './test.ts'

export const test = base.extend<object, { realSite: SiteServer }>({
  realSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const server = await startRealSite()
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ realSite }, use) => use(realSite.url),
})

export { expect }
