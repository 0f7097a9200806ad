import { type SiteServer, startServer } from '../../support/site-server.ts'
import { startSmtpServer } from '../../support/smtp-server.ts'
import { METRICS_TOKEN } from './server-metrics.ts'
import { tally } from './tally.ts'
import { createTestStorage, type StorageKind, type StorageOptions } from './test-storage.ts'
import { FORM_SECRET } from './visitors.ts'

export type FaultySite = Awaited<ReturnType<typeof prepareSite>>

/** A site with its database and the operator's mailbox, whose servers may be started and crashed. */
export async function prepareSite(kind: StorageKind, options: StorageOptions = {}) {
  const storage = await createTestStorage(kind, options)
  const smtp = await startSmtpServer()
  const mail = { MAIL_TRANSPORT: 'smtp', SMTP_URL: smtp.url }
  const siteEnv = { ...storage.env, ...mail, FORM_SECRET, METRICS_TOKEN, LOG_LEVEL: 'warn' }
  const servers: SiteServer[] = []
  return {
    storage,
    smtp,
    env: siteEnv,
    async start(env: Record<string, string> = {}) {
      const server = await startServer({ dataDir: storage.dataDir, env: { ...siteEnv, ...env } })
      servers.push(server)
      return server
    },
    /** Of all leads and mails until now; the embedded database only while its server is stopped. */
    tally: async (acknowledged: readonly string[], of?: readonly SiteServer[]) =>
      tally(acknowledged, await storage.leads(), smtp.mails, of),
    async [Symbol.asyncDispose]() {
      for (const server of servers) await server.crash()
      await smtp.stop()
      await storage.remove()
    },
  }
}
