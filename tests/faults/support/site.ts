import { type SiteServer, startServer } from '../../support/site-server.ts'
import { startSmtpServer, type TestSmtpServer } from '../../support/smtp-server.ts'
import { METRICS_TOKEN } from './mailbox.ts'
import { createPlace, type Place, type PlaceKind, type PlaceOptions } from './places.ts'
import { FORM_SECRET } from './visitors.ts'

/** A site with its database and the operator's mailbox, whose servers may be started and crashed. */
export interface FaultySite extends AsyncDisposable {
  place: Place
  smtp: TestSmtpServer
  env: Record<string, string>
  start(env?: Record<string, string>): Promise<SiteServer>
}

export async function prepareSite(kind: PlaceKind, options: PlaceOptions = {}): Promise<FaultySite> {
  const place = await createPlace(kind, options)
  const smtp = await startSmtpServer()
  const mail = { MAIL_TRANSPORT: 'smtp', SMTP_URL: smtp.url }
  const siteEnv = { ...place.env, ...mail, FORM_SECRET, METRICS_TOKEN, LOG_LEVEL: 'warn' }
  const servers: SiteServer[] = []
  return {
    place,
    smtp,
    env: siteEnv,
    async start(env = {}) {
      const server = await startServer({ dataDir: place.dataDir, env: { ...siteEnv, ...env } })
      servers.push(server)
      return server
    },
    async [Symbol.asyncDispose]() {
      for (const server of servers) await server.crash()
      await smtp.stop()
      await place.remove()
    },
  }
}
