import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect } from '@playwright/test'
import { POSTGRES_URL } from '../e2e/support/global-setup.ts'
import { createDatabase } from '../support/postgres-server.ts'
import { type SiteServer, startServer } from '../support/site-server.ts'
import type { Check, Observer } from './row.ts'

interface OtherSite extends SiteServer {
  databaseUrl: string
}

/** The check is made on a site of other settings, with mail in a folder, which lasts as long as the check. */
export function onOtherSite(
  facts: Record<string, unknown>,
  check: (site: OtherSite, observer: Observer) => Promise<void>,
): Check {
  return async (observer) => {
    const folder = mkdtempSync(join(tmpdir(), 'other-site-'))
    const SITE_FILE = join(folder, 'site.json')
    writeFileSync(SITE_FILE, JSON.stringify(facts))
    const databaseUrl = await createDatabase(process.env[POSTGRES_URL] ?? '')
    const server = await startServer({ env: { DATABASE_URL: databaseUrl, SITE_FILE } })
    try {
      await check({ ...server, databaseUrl }, observer)
    } finally {
      await server.stop()
      rmSync(folder, { recursive: true, force: true })
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
