import { test as base, expect } from '@playwright/test'
import type { StoredLead } from '#app/features/lead/lead-store.server.ts'
import { createDatabase } from '../../support/postgres-server.ts'
import { type SiteServer, startServer } from '../../support/site-server.ts'
import { storedLeads } from '../../support/stored-leads.ts'
import { POSTGRES_URL } from './global-setup.ts'

export interface Site extends SiteServer {
  /** All leads of this server, newest first. */
  leads(): Promise<StoredLead[]>
}

/** The browser's words for an answer that is not 2xx; journeys look at the answers themselves. */
const ANSWER_NOTICE = /^Failed to load resource/

/**
 * `site` is one server for each worker, with a PostgreSQL database of its own; pages open relative to it.
 * A journey fails when its page throws or writes an error to the console.
 */
export const test = base.extend<{ pageIsQuiet: undefined }, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures here
    async ({}, use) => {
      const databaseUrl = await createDatabase(process.env[POSTGRES_URL] ?? '')
      const server = await startServer({ env: { DATABASE_URL: databaseUrl } })
      await use({ ...server, leads: () => storedLeads(databaseUrl) })
      await server.stop()
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

export { expect }
