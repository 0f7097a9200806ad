import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { writeCertificate } from '../support/deploy-files.ts'
import { REFUSING_PORT } from '../support/free-port.ts'
import { untilEndOfFile } from '../support/kept-until.ts'
import { validLeadForm } from '../support/lead-forms.ts'
import { isProxyMissing, PROXY_NAMES, startProxy } from '../support/proxies.ts'
import { ask, askPlainly, BARE_HOST, HOST, postOverHttp2, SITE_URL } from '../support/proxy-requests.ts'
import { startServer } from '../support/site-server.ts'

const certificate = await untilEndOfFile(writeCertificate(BARE_HOST))
const env = {
  SITE_URL,
  TRUST_PROXY: '1',
  LOG_LEVEL: 'warn',
  MAIL_TRANSPORT: 'file',
  MAIL_TO: `uzklausos@${BARE_HOST}`,
  MAIL_FROM: `svetaine@${BARE_HOST}`,
}
const site = await untilEndOfFile(startServer({ env }))

for (const name of PROXY_NAMES) {
  describe.skipIf(isProxyMissing(name))(`behind ${name}, as deploy/ has it`, () => {
    let proxy: Awaited<ReturnType<typeof startProxy>>
    beforeAll(async () => {
      proxy = await startProxy(name, site.url, certificate)
    })
    afterAll(() => proxy.stop())

    test('the home page is there and carries the public address', async () => {
      const { status, body } = await ask(proxy.httpsPort, { path: '/' })

      expect(status).toBe(200)
      expect(body).toContain(`<link rel="canonical" href="${SITE_URL}/"/>`)
      expect(body).not.toContain('127.0.0.1')
    })

    test('a deadline is downloaded as a calendar file that leads to the public address', async () => {
      const path = '/terminai.ics?klausimas=tyla&pirkimas=tarptautinis&istatymas=pi&data=2026-12-14'
      const { status, body } = await ask(proxy.httpsPort, { path })

      expect(status).toBe(200)
      expect(body.replaceAll('\r\n ', '')).toContain(`URL:${SITE_URL}/terminai?klausimas=tyla`)
    })

    test('http leads to https', async () => {
      const { status, headers } = await askPlainly(proxy.httpPort, '/blog?utm_source=google')

      expect([301, 308]).toContain(status)
      expect(headers.location).toMatch(/^https:\/\/www\.pavyzdys\.test(:\d+)?\/blog\?utm_source=google$/)
    })

    test('while no process can be reached, a page in Lithuanian asks to come back, of which no cache keeps a copy', async () => {
      const withoutSite = await startProxy(name, `http://127.0.0.1:${REFUSING_PORT}`, certificate)
      const pages = [
        await ask(withoutSite.httpsPort, { path: '/blog' }),
        await ask(withoutSite.httpsPort, { path: '/uzklausa', form: validLeadForm() }),
      ]
      await withoutSite.stop()

      for (const { status, headers, body } of pages) {
        expect([502, 503]).toContain(status)
        expect(headers).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '60' })
        expect(headers['content-type']).toContain('text/html')
        expect(body).toContain('Bandykite po minutės.')
      }
    })

    test('the proxy leads nobody to a host that was made up, and does not say its version', async () => {
      const { headers } = await askPlainly(proxy.httpPort, '/kelias', 'evil.example')

      expect(`${headers.location}`).toMatch(/^(?:https:\/\/www\.pavyzdys\.test\/kelias|undefined)$/)
      expect(`${headers.server}`).not.toMatch(/\d/)
    })

    test.each<[string, Record<string, string>]>([
      ['with the origin of the site', { Origin: SITE_URL }],
      ['without an origin', {}],
      ['from its other name', { Host: BARE_HOST, Origin: `https://${BARE_HOST}` }],
      ['with a hidden origin', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }],
    ])('the form without scripts %s is stored and mailed', async (what, headers) => {
      const company = `${name} ${what}`
      const form = validLeadForm({ company })

      const response = await ask(proxy.httpsPort, { path: '/uzklausa', headers, form })

      expect([response.status, response.headers.location]).toEqual([
        303,
        expect.stringMatching(/^\/aciu\?nr=/),
      ])
      const mails = async () => (await site.mails()).filter(({ text }) => text?.includes(company))
      await expect.poll(mails).toHaveLength(1)
    })

    test('the form of another site is refused', async () => {
      const headers = { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }

      const response = await ask(proxy.httpsPort, { path: '/uzklausa', headers, form: validLeadForm() })

      expect(response.status).toBe(403)
    })

    test('an oversized form is refused by the site, with a page for people', async () => {
      const form = validLeadForm({ industry: 'x'.repeat(100_000) })

      const response = await ask(proxy.httpsPort, {
        path: '/uzklausa',
        headers: { Accept: 'text/html' },
        form,
      })

      expect(response.status).toBe(413)
      expect(response.body).toContain('Užklausa per ilga')
    })

    test('a huge form is refused, and others are served', async () => {
      const form = validLeadForm({ industry: 'x'.repeat(3_000_000) })

      expect((await ask(proxy.httpsPort, { path: '/uzklausa', form })).status).toBe(413)
      expect((await ask(proxy.httpsPort, { path: '/blog' })).status).toBe(200)
    })

    test('a form over HTTP/2, as browsers send it, is accepted', async () => {
      expect(await postOverHttp2(proxy.httpsPort, '/uzklausa', validLeadForm())).toBe(303)
    })

    test('neither addresses nor searches of visitors are logged, not even when no process can be reached', async () => {
      const withoutSite = await startProxy(name, `http://127.0.0.1:${REFUSING_PORT}`, certificate)
      const path = '/bvpz-kodai?q=ieskomas'
      const headers = { Referer: `${SITE_URL}/?utm_term=vardas`, 'User-Agent': 'narsykle' }

      expect((await ask(proxy.httpsPort, { path, headers })).status).toBe(200)
      expect((await ask(withoutSite.httpsPort, { path, headers })).status).toBe(502)
      expect((await askPlainly(proxy.httpPort, path)).headers.location).toContain('ieskomas')
      const logged = `${proxy.output()}\n${withoutSite.output()}`
      await withoutSite.stop()

      expect(logged.match(/.*(?:ieskomas|vardas|narsykle|client: |remote_ip|remote_addr).*/g)).toBeNull()
    })

    test('the site gets the visitor’s address last, whatever the visitor claims, with the host and scheme of the request', async () => {
      const { url, received, stop } = await startRecorder()
      const toRecorder = await startProxy(name, url, certificate)

      await ask(toRecorder.httpsPort, { path: '/', headers: { 'X-Forwarded-For': '203.0.113.7' } })

      expect(received[0]?.['x-forwarded-for']?.toString().split(', ').at(-1)).toBe('127.0.0.1')
      expect(received[0]).toMatchObject({ host: HOST, 'x-forwarded-proto': 'https' })
      await toRecorder.stop()
      stop()
    })
  })
}

/** Stands where the site would and records the headers that come. */
async function startRecorder() {
  const received: IncomingHttpHeaders[] = []
  const server = createServer(({ headers }, response) => {
    received.push(headers)
    response.end()
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${port}`, received, stop: () => server.close() }
}
