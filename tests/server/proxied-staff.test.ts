import type { IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startCaddy } from '../support/caddy.ts'
import { changed, writeCertificate } from '../support/deploy-files.ts'
import { findProgram } from '../support/find-program.ts'
import { freePort } from '../support/free-port.ts'
import { untilEndOfFile } from '../support/kept-until.ts'
import { startNginx } from '../support/nginx.ts'
import { isProxyMissing, PROXY_NAMES } from '../support/proxies.ts'
import { ask } from '../support/proxy-requests.ts'
import { mailedCode, startStaffSite } from '../support/staff-site.ts'

const DOMAIN = 'pavyzdys.test'
const STAFF_HOST = `staff.${DOMAIN}`
const ONA = `ona@${DOMAIN}`

const certificate = await untilEndOfFile(writeCertificate(STAFF_HOST))
const site = await untilEndOfFile(startStaffSite())

for (const name of PROXY_NAMES) {
  describe.skipIf(isProxyMissing(name))(`behind ${name}, as deploy/ has it`, () => {
    let proxy: { stop: () => Promise<void> }
    let port: number
    beforeAll(async () => {
      port = await freePort()
      const program = findProgram(name) ?? ''
      proxy =
        name === 'nginx'
          ? await startNginx(program, nginxSite(port), port)
          : await startCaddy(program, await caddySite(port), port)
    })
    afterAll(() => proxy.stop())

    test('somebody on the list signs in and sees the page, which another host name does not have', async () => {
      const send = (path: string, fields: Record<string, string>, cookie = '') =>
        ask(port, {
          path,
          headers: { Host: STAFF_HOST, Origin: `https://${STAFF_HOST}`, Cookie: cookie },
          form: new URLSearchParams(fields),
        })
      const asked = await send('/prisijungti', { adresas: ONA })
      const code = await mailedCode(site, ONA)
      const entered = await send('/prisijungti/kodas', { adresas: ONA, kodas: code }, cookieIn(asked))
      const cookie = cookieIn(entered, '__Host-staff=')

      expect([entered.status, entered.headers.location]).toEqual([303, '/'])
      const { status, body } = await ask(port, { path: '/', headers: { Host: STAFF_HOST, Cookie: cookie } })
      expect([status, body]).toEqual([200, expect.stringContaining('Atsijungti')])
      // Caddy has no certificate for it.
      const other = await ask(port, { path: '/', headers: { Host: `www.${DOMAIN}`, Cookie: cookie } }).catch(
        () => ({ body: '' }),
      )
      expect(other.body).not.toContain('Atsijungti')
    })
  })
}

function nginxSite(port: number): string {
  return changed('deploy/nginx-staff.conf', [
    [/^ *listen \[::\].*\n/gm, ''],
    [/listen 443 /, `listen 127.0.0.1:${port} `],
    [/(ssl_certificate ).*;/, `$1${certificate.cert};`],
    [/(ssl_certificate_key ).*;/, `$1${certificate.key};`],
    [/\bexample\.lt\b/g, DOMAIN],
    [/(?: *server 127\.\S+ .*\n)+/, `server 127.0.0.1:${site.staffPort};\n`],
  ])
}

async function caddySite(port: number): Promise<string> {
  const ports = `http_port ${await freePort()}\nhttps_port ${port}`
  const pages = changed('deploy/Caddyfile-staff', [
    [/# tls \/.*/, `tls ${certificate.cert} ${certificate.key}`],
    [/\bexample\.lt\b/g, DOMAIN],
    [/127\.0\.0\.1:\d+(?: 127\.0\.0\.1:\d+)*/, `127.0.0.1:${site.staffPort}`],
  ])
  return `{\nadmin off\ndefault_bind 127.0.0.1\n${ports}\n}\n${pages}`
}

function cookieIn({ headers }: { headers: IncomingHttpHeaders }, start = ''): string {
  const cookies = (headers['set-cookie'] ?? []).map((line) => line.split(';')[0] ?? '')
  return cookies.find((cookie) => cookie.startsWith(start) && !cookie.endsWith('=')) ?? ''
}
