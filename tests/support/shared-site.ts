import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { placeDatabase, TEMPLATE_DIR } from './data-dir.ts'
import { type SiteServer, startServer } from './site-server.ts'

/** The origin that the pages of the shared site name. */
export const SHARED_ORIGIN = 'https://pirkimai.example'

/** The token of its metrics. */
export const SHARED_TOKEN = 'a-token-of-the-tests'

let site: Promise<SiteServer> | undefined

/**
 * One running site for all test files of a worker that only look at it: they send no lead and do not stop it. It ends
 * with its worker; its data directory goes with the template of all of them.
 */
export function sharedSite(): Promise<SiteServer> {
  site ??= start()
  return site
}

async function start(): Promise<SiteServer> {
  const dataDir = join(process.env[TEMPLATE_DIR] ?? tmpdir(), `shared-${process.pid}`)
  await placeDatabase(dataDir)
  // Vitest ends its workers by this signal, and a server is ended as its worker exits.
  process.once('SIGTERM', () => process.exit())
  const env = {
    SITE_URL: SHARED_ORIGIN,
    MAIL_TRANSPORT: 'file',
    METRICS_TOKEN: SHARED_TOKEN,
    LOG_LEVEL: 'warn',
  }
  return startServer({ dataDir, env })
}
