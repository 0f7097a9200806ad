import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { site } from '#config/site.ts'
import { POSTGRES_URL } from '../e2e/support/global-setup.ts'
import { startFormService } from '../support/form-service.ts'
import { freePort } from '../support/free-port.ts'
import { createDatabase } from '../support/postgres-server.ts'
import { startServer } from '../support/site-server.ts'

export const ACCESS_KEY = 'specification-key'
export const TAG_MANAGER = 'https://www.googletagmanager.com/'
export const PHOTO = '/photos/partneris.png'

export type SpecifiedSite = Awaited<ReturnType<typeof startSpecifiedSite>>

/** A site as the customer describes it: leads in PostgreSQL, mail by a form service, a tag manager. */
export async function startSpecifiedSite() {
  const databaseUrl = await createDatabase(process.env[POSTGRES_URL] ?? '')
  const formService = await startFormService()
  const port = await freePort()
  const dataDir = mkdtempSync(join(tmpdir(), 'specified-site-'))
  // The default facts, but each partner has a photo.
  mkdirSync(join(dataDir, 'photos'))
  copyFileSync('public/apple-touch-icon.png', join(dataDir, PHOTO))
  const server = await startServer({
    dataDir,
    facts: { partners: site.partners.map((partner) => ({ ...partner, photo: PHOTO })) },
    env: {
      PORT: String(port),
      SITE_URL: `http://127.0.0.1:${port}`,
      DATABASE_URL: databaseUrl,
      GTM_ID: 'GTM-TEST1',
      MAIL_TRANSPORT: 'form',
      FORM_SERVICE_URL: formService.url,
      FORM_SERVICE_KEY: ACCESS_KEY,
    },
  })
  return {
    ...server,
    databaseUrl,
    formService,
    /** The request of the form service whose message holds a text. */
    mailed: (text: string) => formService.requests.find(({ body }) => body.includes(text)),
    async stop() {
      const code = await server.stop()
      await formService.stop()
      rmSync(dataDir, { recursive: true, force: true })
      return code
    },
  }
}
