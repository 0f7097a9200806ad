import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { placeDatabase, TEMPLATE_DIR } from './data-dir.ts'
import { type SiteServer, startServer } from './site-server.ts'

export const SHARED_ORIGIN = 'https://pirkimai.example'

let site: Promise<SiteServer> | undefined

/** One site for all test files of a worker that only read from it; it ends with its worker. */
export function sharedSite(): Promise<SiteServer> {
  site ??= start()
  return site
}

async function start(): Promise<SiteServer> {
  const dataDir = join(process.env[TEMPLATE_DIR] ?? tmpdir(), `shared-${process.pid}`)
  await placeDatabase(dataDir)
  // Vitest ends workers by this signal; the server is killed when its worker exits.
  process.once('SIGTERM', () => process.exit())
  const env = {
    SITE_URL: SHARED_ORIGIN,
    MAIL_TRANSPORT: 'file',
    LOG_LEVEL: 'warn',
  }
  return startServer({ dataDir, env })
}
