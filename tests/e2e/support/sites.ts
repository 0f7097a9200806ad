import type { StoredLead } from '#app/features/lead/lead-store.server.ts'
import { freePort } from '../../support/free-port.ts'
import { createDatabase } from '../../support/postgres-server.ts'
import { type SiteServer, startServer } from '../../support/site-server.ts'
import { storedLeads } from '../../support/stored-leads.ts'
import { startTlsProxy } from '../../support/tls-proxy.ts'
import { POSTGRES_URL } from './global-setup.ts'

/** Between browser and server: nothing, or a proxy that ends TLS. */
export type SiteProxy = 'none' | 'tls'

export interface Site extends SiteServer {
  /** The origin that browsers open; also its SITE_URL, except with a tag manager. */
  url: string
  /** Where the tests' own process reaches the server, past the proxy. */
  serverUrl: string
  /** All leads of this server, newest first. */
  leads(): Promise<StoredLead[]>
}

/** Resolved only by the browser that `playwright.config.ts` starts for the proxy. */
export const TLS_HOST = 'www.pavyzdys.test'

/** Cookies of a domain and its subdomain need a host name; browsers resolve this one to the local machine. */
const TAG_MANAGER_HOST = 'www.pirkimai.localhost'

/** Starts a site with a PostgreSQL database of its own. */
export function startSite(proxy: SiteProxy): Promise<Site> {
  return proxy === 'tls' ? startSiteBehindTls() : startPlainSite()
}

async function startPlainSite(): Promise<Site> {
  const databaseUrl = await createDatabase(process.env[POSTGRES_URL] ?? '')
  const port = await freePort()
  const server = await startServer({
    env: { DATABASE_URL: databaseUrl, PORT: String(port), SITE_URL: `http://127.0.0.1:${port}` },
  })
  return { ...server, serverUrl: server.url, leads: () => storedLeads(databaseUrl) }
}

async function startSiteBehindTls(): Promise<Site> {
  const databaseUrl = await createDatabase(process.env[POSTGRES_URL] ?? '')
  const proxy = await startTlsProxy(TLS_HOST)
  const server = await startServer({
    env: {
      DATABASE_URL: databaseUrl,
      SITE_URL: proxy.url,
      TRUST_PROXY: '1',
      MAIL_TRANSPORT: 'file',
      MAIL_TO: 'uzklausos@pavyzdys.test',
      MAIL_FROM: 'svetaine@pavyzdys.test',
    },
  })
  proxy.forwardTo(server.url)
  return {
    ...server,
    url: proxy.url,
    serverUrl: server.url,
    leads: () => storedLeads(databaseUrl),
    async stop() {
      await proxy.stop()
      return server.stop()
    },
  }
}

/** With a tag manager, whose script is defined in `tag-manager.ts`. */
export async function startTagManagerSite(): Promise<Site> {
  const databaseUrl = await createDatabase(process.env[POSTGRES_URL] ?? '')
  const server = await startServer({ env: { DATABASE_URL: databaseUrl, GTM_ID: 'GTM-TEST1' } })
  return {
    ...server,
    url: `http://${TAG_MANAGER_HOST}:${new URL(server.url).port}`,
    serverUrl: server.url,
    leads: () => storedLeads(databaseUrl),
  }
}
