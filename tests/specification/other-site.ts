import { expect } from '@playwright/test'
import type { SiteFacts } from '#config/site.ts'
import { POSTGRES_URL } from '../e2e/support/global-setup.ts'
import { createDatabase } from '../support/postgres-server.ts'
import { type SiteServer, startServer } from '../support/site-server.ts'
import type { Check, Observer } from './row.ts'

interface OtherSite extends SiteServer {
  databaseUrl: string
}

/** The check is made on a site of other settings, with mail in a folder, which lasts as long as the check. */
export function onOtherSite(
  facts: SiteFacts,
  check: (site: OtherSite, observer: Observer) => Promise<void>,
): Check {
  return async (observer) => {
    const databaseUrl = await createDatabase(process.env[POSTGRES_URL] ?? '')
    const server = await startServer({ facts, env: { DATABASE_URL: databaseUrl } })
    try {
      await check({ ...server, databaseUrl }, observer)
    } finally {
      await server.stop()
    }
  }
}

/** With these settings the server does not start, and says why. */
export function refusesToStart(env: Record<string, string>, message: string): Check {
  return async ({ site: { databaseUrl } }) => {
    const start = async () => (await startServer({ env: { DATABASE_URL: databaseUrl, ...env } })).stop()
    await expect(start()).rejects.toThrow(message)
  }
}
