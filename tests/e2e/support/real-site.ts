import { freePort } from '../../support/free-port.ts'
import { dropImportFile, importLine } from '../../support/import-files.ts'
import { type SiteServer, startServer } from '../../support/site-server.ts'
import { test as base, expect } from './test.ts'

const READING_MS = 60_000

/** The site of an operator whose notices have been imported: a dozen tenders for cleaning. */
export const test = base.extend<object, { realSite: SiteServer }>({
  realSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright wants the pattern
    async ({}, use) => {
      const port = await freePort()
      const server = await startServer({
        env: { PORT: String(port), SITE_URL: `http://127.0.0.1:${port}`, NOTICE_SOURCES: 'import' },
      })
      await dropImportFile(
        server.dataDir,
        'day',
        Array.from({ length: 12 }, (_, i) => importLine(i)),
      )
      const letter = `${server.url}/laiskas?kodai=90911200-8`
      await expect
        .poll(async () => (await fetch(letter)).text(), { timeout: READING_MS })
        .toContain('data-state="fresh"')
      await use(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 2 * READING_MS },
  ],
  baseURL: ({ realSite }, use) => use(realSite.url),
})

export { expect }
