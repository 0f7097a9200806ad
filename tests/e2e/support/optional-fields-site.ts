import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../support/free-port.ts'
import { type SiteServer, startServer } from '../../support/site-server.ts'

export async function startOptionalFieldsSite(): Promise<SiteServer> {
  const SITE_FILE = join(mkdtempSync(join(tmpdir(), 'optional-fields-')), 'site.json')
  const leadForm = { isPhoneRequired: false, isReferralSourceRequired: false }
  writeFileSync(SITE_FILE, JSON.stringify({ leadForm }))
  const port = await freePort()
  return startServer({ env: { PORT: String(port), SITE_URL: `http://127.0.0.1:${port}`, SITE_FILE } })
}
