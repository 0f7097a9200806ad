import { afterAll, beforeAll, expect, test } from 'vitest'
import { type CertificateFiles, nginxSites, writeCertificate } from '../support/deploy-files.ts'
import { type FaultyServer, startFaultyServer } from '../support/faulty-server.ts'
import { findProgram } from '../support/find-program.ts'
import { freePort } from '../support/free-port.ts'
import { startNginx } from '../support/nginx.ts'
import { ask, BARE_HOST } from '../support/proxy-requests.ts'
import { type DatabaseProxy, startDatabaseProxy } from './support/database-proxy.ts'
import { referenceOf } from './support/mail-reference.ts'
import { type FaultySite, prepareSite } from './support/site.ts'
import { browserForm } from './support/visitors.ts'

const nginx = findProgram('nginx')
if (nginx === null) console.warn('nginx is not installed: responses to leads behind it are not tried.')

let site: FaultySite
let database: DatabaseProxy
let silentMail: FaultyServer
let silentService: FaultyServer
let certificate: CertificateFiles
beforeAll(async () => {
  site = await prepareSite('postgres')
  database = await startDatabaseProxy(site.storage.env.DATABASE_URL ?? '')
  silentMail = await startFaultyServer((socket) => socket.write('220 mail.example.lt\r\n'))
  silentService = await startFaultyServer(() => {})
  certificate = await writeCertificate(BARE_HOST)
})
afterAll(async () => {
  certificate.remove()
  await database.stop()
  await silentMail.stop()
  await silentService.stop()
  await site[Symbol.asyncDispose]()
})

/** Sends a lead, and a new one when a busy machine let the proxy's time run out, which the site's own limits would not. */
async function sendUntilInTime(httpsPort: number, tries = 3): ReturnType<typeof ask> {
  const response = await ask(httpsPort, { path: '/api/leads', form: browserForm() })
  return response.status === 504 && tries > 1 ? sendUntilInTime(httpsPort, tries - 1) : response
}

/** The site with this mail server, behind nginx as `deploy/` has it. */
async function startSite(mail: Record<string, string>) {
  const server = await site.start({ DATABASE_URL: database.url, TRUST_PROXY: '1', ...mail })
  const [httpPort, httpsPort] = [await freePort(), await freePort()]
  const processes = [new URL(server.url).host]
  const settings = { host: BARE_HOST, httpPort, httpsPort, processes, certificate }
  const proxy = await startNginx(nginx ?? '', nginxSites(settings), httpsPort)
  return {
    send: () => sendUntilInTime(httpsPort),
    async stop() {
      await proxy.stop()
      await server.crash()
    },
  }
}

test.skipIf(nginx === null)(
  'a lead is stored whatever the mail server does, and mailed while the database is silent; when both are, the visitor is told by the site itself, not by the proxy',
  async () => {
    const countBefore = site.smtp.mails.length
    const silentMails = await Promise.all([
      startSite({ SMTP_URL: `smtp://127.0.0.1:${silentMail.port}` }),
      startSite({
        MAIL_TRANSPORT: 'form',
        FORM_SERVICE_URL: `http://127.0.0.1:${silentService.port}`,
        FORM_SERVICE_KEY: 'key',
      }),
    ])
    const mailing = await startSite({})
    const [first] = silentMails
    const kept = await first.send()
    expect(kept.status).toBe(200)
    const { reference } = JSON.parse(kept.body)
    expect(await site.storage.leads()).toContainEqual(expect.objectContaining({ reference }))

    database.arm({ at: 'rate_limits', way: 'silence' })
    const sites = [...silentMails, mailing]
    const responses = await Promise.all(sites.map(({ send }) => send()))
    expect(database.hasFailed()).toBe(true)
    database.heal()
    for (const { stop } of sites) await stop()

    const mailed = responses.pop()
    const failed = { status: 503, body: expect.stringContaining('{"message":') }
    expect(responses.map(({ status, body }) => ({ status, body }))).toEqual([failed, failed])
    expect(mailed?.status).toBe(200)
    // The second process, which can mail, may take over the lead that the first one kept.
    const others = site.smtp.mails
      .slice(countBefore)
      .map(referenceOf)
      .filter((other) => other !== reference)
    expect(others).toContain(JSON.parse(mailed?.body ?? '').reference)
  },
)
