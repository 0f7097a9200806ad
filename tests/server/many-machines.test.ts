import { request } from 'node:https'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CertificateFiles, nginxSites, writeCertificate } from '../support/deploy-files.ts'
import { findProgram } from '../support/find-program.ts'
import { freePort, REFUSING_PORT } from '../support/free-port.ts'
import { validLeadForm } from '../support/lead-forms.ts'
import { type Nginx, startNginx } from '../support/nginx.ts'
import { notEmpty } from '../support/not-empty.ts'
import { createDatabase, type PostgresServer, startPostgres } from '../support/postgres-server.ts'
import { type SiteServer, startServer } from '../support/site-server.ts'
import { startSmtpServer, type TestSmtpServer } from '../support/smtp-server.ts'
import { storedLeads } from '../support/stored-leads.ts'

const HOST = 'pavyzdys.test'
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
let mailServer: TestSmtpServer
let databaseUrl: string
let certificate: CertificateFiles
let httpPort: number
beforeAll(async () => {
  if (nginxProgram === null) return
  postgres = await startPostgres()
  mailServer = await startSmtpServer()
  databaseUrl = await createDatabase(postgres.url)
  certificate = await writeCertificate(HOST)
  httpPort = await freePort()
})
afterAll(async () => {
  certificate?.remove()
  await mailServer?.stop()
  await postgres?.remove()
})

test.skipIf(nginxProgram === null)(
  'three processes behind nginx: one is killed, all are replaced by new ones; no request fails, no mail is lost or duplicated',
  async () => {
    // The one that will be killed reaches no mail server: it could not record a mail that was just accepted.
    const doomed = startProcess({ SMTP_URL: `smtp://127.0.0.1:${REFUSING_PORT}` })
    const [first, second, third] = await Promise.all([doomed, startProcess(), startProcess()])
    const port = await freePort()
    const nginx = await startNginx(nginxProgram ?? '', sitesOf(port, [first, second, third]), port)
    const ending = new AbortController()
    const visitors = Array.from({ length: SENDERS }, (_, sender) => visit(port, sender, ending.signal))

    await pause(2 * PAUSE_MS)
    await first.crash()
    await pause(2 * PAUSE_MS)
    const newSecond = await replace(nginx, port, second, [third])
    const newThird = await replace(nginx, port, third, [newSecond])
    await pause(2 * PAUSE_MS)
    ending.abort()

    const responses = (await Promise.all(visitors)).flat()
    expect(notEmpty(responses).filter(({ status }) => status !== 200)).toEqual([])
    const submitted = responses.filter(({ what }) => what === '/api/leads').length
    expect(submitted).toBeGreaterThan(0)
    const companies = (await storedLeads(databaseUrl)).map(({ company }) => company)
    expect(companies).toHaveLength(submitted)
    expect(new Set(companies).size).toBe(submitted)
    const mailed = () => mailServer.mails.map(({ messageId }) => messageId)
    await expect.poll(() => new Set(mailed()).size, { timeout: TIMEOUT_MS }).toBe(submitted)
    expect(mailed()).toHaveLength(submitted)

    await nginx.stop()
    await Promise.all([newSecond.stop(), newThird.stop()])
  },
)

function startProcess(env: Record<string, string> = {}): Promise<SiteServer> {
  return startServer({
    env: {
      DATABASE_URL: databaseUrl,
      MAIL_TRANSPORT: 'smtp',
      SMTP_URL: mailServer.url,
      FORM_SECRET: 'one secret for all processes',
      TRUST_PROXY: '1',
      ...env,
    },
  })
}

/** Replaces a process as a release does: the new process answers, nginx knows it instead of the old one, the old one ends. */
async function replace(
  nginx: Nginx,
  port: number,
  old: SiteServer,
  others: SiteServer[],
): Promise<SiteServer> {
  const replacement = await startProcess()
  await nginx.reload(sitesOf(port, [...others, replacement]))
  expect(await old.stop()).toBe(0)
  return replacement
}

/** The configuration that operators are given, with these processes. */
function sitesOf(port: number, processes: readonly SiteServer[]): string {
  const hosts = processes.map(({ url }) => new URL(url).host)
  return nginxSites({ host: HOST, httpPort, httpsPort: port, processes: hosts, certificate })
}

interface HttpResponse {
  what: string
  status: number | string
}

/** Sends submissions, with pages between them, until the end is signalled. */
async function visit(port: number, sender: number, ending: AbortSignal): Promise<HttpResponse[]> {
  const responses: HttpResponse[] = []
  for (let i = 0; i < MAX_SUBMISSIONS && !ending.aborted; i++) {
    const form = validLeadForm({ company: `UAB ${sender}-${i}` })
    responses.push(await send(port, '/api/leads', String(form)))
    for (const page of PAGES) responses.push(await send(port, page))
    await pause(PAUSE_MS)
  }
  return responses
}

/** Over a connection of its own: an idle one may be closed by a reload just when it is used again. */
function send(port: number, path: string, form?: string): Promise<HttpResponse> {
  return new Promise((resolve) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path,
        method: form === undefined ? 'GET' : 'POST',
        agent: false,
        rejectUnauthorized: false,
      },
      async (response) => {
        const body = await text(response)
        const { statusCode = 0 } = response
        resolve({ what: statusCode === 200 ? path : `${path}: ${body.slice(0, 200)}`, status: statusCode })
      },
    )
    sent.on('error', (error) => resolve({ what: path, status: error.message }))
    sent.setHeader('Host', HOST)
    if (form !== undefined) sent.setHeader('Content-Type', 'application/x-www-form-urlencoded')
    sent.end(form)
  })
}
