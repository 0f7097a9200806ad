import { createDatabase, type PostgresServer, startPostgres } from '../../support/postgres-server.ts'
import { type SiteServer, startServer } from '../../support/site-server.ts'
import { startSmtpServer, type TestSmtpServer } from '../../support/smtp-server.ts'

/** A site with a PostgreSQL and a mail server of its own, which can be stopped. */
export interface IsolatedSite extends SiteServer {
  postgres: PostgresServer
  databaseUrl: string
  smtp: TestSmtpServer
}

export async function startIsolatedSite(): Promise<IsolatedSite> {
  const postgres = await startPostgres()
  const smtp = await startSmtpServer()
  const databaseUrl = await createDatabase(postgres.url)
  const env = { DATABASE_URL: databaseUrl, MAIL_TRANSPORT: 'smtp', SMTP_URL: smtp.url }
  const server = await startServer({ env })
  return {
    ...server,
    postgres,
    databaseUrl,
    smtp,
    async stop() {
      const code = await server.stop()
      await smtp.stop()
      await postgres.remove()
      return code
    },
  }
}
