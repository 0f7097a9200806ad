import { type SiteServer, startServer } from '../../support/site-server.ts'
import { startSmtpServer, type TestSmtpServer } from '../../support/smtp-server.ts'
import { METRICS_TOKEN } from './server-metrics.ts'
import { tally } from './tally.ts'
import { createTestStorage, type StorageKind, type StorageOptions, type TestStorage } from './test-storage.ts'
import { FORM_SECRET } from './visitors.ts'

/** A site with its database and the operator's mailbox, whose servers may be started and crashed. */
export interface FaultySite extends AsyncDisposable {
  storage: TestStorage
  smtp: TestSmtpServer
  env: Record<string, string>
  start(env?: Record<string, string>): Promise<SiteServer>
  /** Of all leads and mails until now; the embedded database only while its server is stopped. */
  tally(acknowledged: readonly string[], servers?: readonly SiteServer[]): Promise<ReturnType<typeof tally>>
}

export async function prepareSite(kind: StorageKind, options: StorageOptions = {}): Promise<FaultySite> {
  const storage = await createTestStorage(kind, options)
  const smtp = await startSmtpServer()
  const mail = { MAIL_TRANSPORT: 'smtp', SMTP_URL: smtp.url }
  const siteEnv = { ...storage.env, ...mail, FORM_SECRET, METRICS_TOKEN, LOG_LEVEL: 'warn' }
  const servers: SiteServer[] = []
  return {
    storage,
    smtp,
    env: siteEnv,
    async start(env = {}) {
      const server = await startServer({ dataDir: storage.dataDir, env: { ...siteEnv, ...env } })
      servers.push(server)
      return server
    },
    tally: async (acknowledged, of) => tally(acknowledged, await storage.leads(), smtp.mails, of),
    async [Symbol.asyncDispose]() {
      for (const server of servers) await server.crash()
      await smtp.stop()
      await storage.remove()
    },
  }
}
