import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { referencesOf } from '../faults/support/mail-reference.ts'
import { tally } from '../faults/support/tally.ts'
import { type CertificateFiles, nginxSites, writeCertificate } from '../support/deploy-files.ts'
import { findProgram } from '../support/find-program.ts'
import { freePort, REFUSING_PORT } from '../support/free-port.ts'
import { validLeadForm } from '../support/lead-forms.ts'
import { startNginx } from '../support/nginx.ts'
import { notEmpty } from '../support/not-empty.ts'
import { createDatabase, type PostgresServer, startPostgres } from '../support/postgres-server.ts'
import { ask, BARE_HOST } from '../support/proxy-requests.ts'
import { type SiteServer, startServer } from '../support/site-server.ts'
import { startSmtpServer } from '../support/smtp-server.ts'
import { storedLeads } from '../support/stored-leads.ts'

const SENDERS = 4
const MAX_SUBMISSIONS = 50
const PAUSE_MS = 700
const PAGES = ['/', '/blog/ebvpd', '/bvpz-kodai/45000000-7', '/api/cpv?q=stogas']
/** A mail that the killed process had begun is begun again two minutes later. */
const TIMEOUT_MS = 300_000

const nginxProgram = findProgram('nginx')
if (nginxProgram === null) {
  console.warn('nginx is not installed: the test of several processes behind it does not run.')
}

let postgres: PostgresServer
let certificate: CertificateFiles
beforeAll(async () => {
  if (nginxProgram === null) return
  postgres = await startPostgres()
  certificate = await writeCertificate(BARE_HOST)
})
afterAll(async () => {
  certificate?.remove()
  await postgres?.remove()
})

test.skipIf(nginxProgram === null)(
  'three processes behind nginx: one is killed, all are replaced by new ones; no request fails, no mail is lost or duplicated',
  async () => {
    const mailServer = await startSmtpServer()
    onTestFinished(mailServer.stop)
    const settings = { DATABASE_URL: await createDatabase(postgres.url), SMTP_URL: mailServer.url }
    const ports = { httpPort: await freePort(), httpsPort: await freePort() }
    const servers: SiteServer[] = []
    onTestFinished(async () => {
      await Promise.all(servers.map((server) => server.stop()))
    })
    const start = async (env = {}) => {
      const server = await startProcess({ ...settings, ...env })
      servers.push(server)
      return server
    }
    // The one that will be killed reaches no mail server: it could not record a mail that was just accepted.
    const doomed = start({ SMTP_URL: `smtp://127.0.0.1:${REFUSING_PORT}` })
    const [first, second, third] = await Promise.all([doomed, start(), start()])
    const sites = sitesOf(ports, [first, second, third])
    const nginx = await startNginx(nginxProgram ?? '', sites, ports.httpsPort)
    onTestFinished(nginx.stop)

    /** Replaces a process as a release does: the new process answers, nginx knows it instead of the old one, the old one ends. */
    async function replace(old: SiteServer, others: SiteServer[]): Promise<SiteServer> {
      const replacement = await start()
      await nginx.reload(sitesOf(ports, [...others, replacement]))
      expect(await old.stop()).toBe(0)
      return replacement
    }

    const ending = new AbortController()
    const visitors = Array.from({ length: SENDERS }, (_, sender) =>
      visit(ports.httpsPort, sender, ending.signal),
    )
    await pause(2 * PAUSE_MS)
    await first.crash()
    await pause(2 * PAUSE_MS)
    const newSecond = await replace(second, [third])
    await replace(third, [newSecond])
    await pause(2 * PAUSE_MS)
    ending.abort()

    const responses = (await Promise.all(visitors)).flat()
    expect(notEmpty(responses).filter(({ status }) => status !== 200)).toEqual([])
    const acknowledged = notEmpty(responses.flatMap(({ reference }) => reference ?? []))
    const stored = (await storedLeads(settings.DATABASE_URL)).map(({ reference }) => ({
      reference: reference ?? '',
    }))
    const mailed = () => new Set(mailServer.mails.flatMap(referencesOf))
    await expect
      .poll(() => acknowledged.filter((reference) => !mailed().has(reference)), { timeout: TIMEOUT_MS })
      .toEqual([])
    const counts = tally(acknowledged, stored, mailServer.mails, servers)
    expect(counts).toMatchObject({ lost: 0, duplicated: 0, mailsTwice: 0, onlyMailed: 0 })
  },
)

function startProcess(env: Record<string, string>): Promise<SiteServer> {
  return startServer({
    env: { MAIL_TRANSPORT: 'smtp', FORM_SECRET: 'one secret for all processes', TRUST_PROXY: '1', ...env },
  })
}

/** The configuration that operators are given, with these processes. */
function sitesOf(ports: { httpPort: number; httpsPort: number }, processes: readonly SiteServer[]): string {
  const hosts = processes.map(({ url }) => new URL(url).host)
  return nginxSites({ host: BARE_HOST, ...ports, processes: hosts, certificate })
}

interface HttpResponse {
  what: string
  status: number | string
  /** Of an acknowledged lead. */
  reference?: string
}

/** Sends submissions, with pages between them, until the end is signalled. */
async function visit(port: number, sender: number, ending: AbortSignal): Promise<HttpResponse[]> {
  const responses: HttpResponse[] = []
  for (let i = 0; i < MAX_SUBMISSIONS && !ending.aborted; i++) {
    const form = validLeadForm({ company: `UAB ${sender}-${i}` })
    responses.push(await sendUntilTaken(port, '/api/leads', form))
    for (const page of PAGES) responses.push(await sendUntilTaken(port, page))
    await pause(PAUSE_MS)
  }
  return responses
}

/** Comes back when a process is too busy, as its response asks for: a slow machine is no failure. nginx's own are 502 and 504. */
async function sendUntilTaken(port: number, path: string, form?: URLSearchParams): Promise<HttpResponse> {
  for (;;) {
    const response = await send(port, path, form)
    if (response.status !== 503) return response
    await pause(PAUSE_MS)
  }
}

async function send(port: number, path: string, form?: URLSearchParams): Promise<HttpResponse> {
  try {
    const { status, body } = await ask(port, { path, ...(form && { form }) })
    if (status !== 200) return { what: `${path}: ${body.slice(0, 200)}`, status }
    return { what: path, status, ...(form && { reference: JSON.parse(body).reference }) }
  } catch (error) {
    return { what: path, status: String(error) }
  }
}
