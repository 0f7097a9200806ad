import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  closeConnections,
  exchange,
  firstResponse,
  type HttpResponse,
  sendRequest,
} from '../abuse/support/http-client.ts'
import { validLeadForm } from '../support/lead-forms.ts'
import { type SiteServer, startServer } from '../support/site-server.ts'

const HOST = 'www.pavyzdys.test'
const SITE_URL = `https://${HOST}`
const FORM_TYPE = 'application/x-www-form-urlencoded'

/** Requests as a proxy that ends TLS passes them on: in plain HTTP, from the same machine. */
let site: SiteServer
let visitors = 0

const start = () =>
  startServer({
    env: {
      SITE_URL,
      TRUST_PROXY: '1',
      LOG_LEVEL: 'warn',
      MAIL_TRANSPORT: 'file',
      MAIL_TO: 'uzklausos@pavyzdys.test',
      MAIL_FROM: 'svetaine@pavyzdys.test',
    },
  })

beforeAll(async () => {
  site = await start()
})
afterAll(async () => {
  closeConnections()
  await site.stop()
})

describe('the form without scripts, behind a proxy that adds TLS, is acknowledged', () => {
  test.each<[string, Record<string, string>]>([
    ['when the proxy does not keep the host', { Origin: SITE_URL, Host: '127.0.0.1:3000' }],
    ['when the proxy adds its inner port to the host', { Origin: SITE_URL, Host: `${HOST}:80` }],
    [
      'under another name of the site, in capitals and with the port',
      { Origin: 'https://pavyzdys.test', Host: 'PAVYZDYS.TEST:443' },
    ],
    ['on another port', { Origin: 'https://pavyzdys.test:8443', Host: 'pavyzdys.test:8443' }],
    [
      'when the browser hides the origin, but calls the request its own site’s',
      { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
    ],
  ])('%s', async (_, headers) => {
    for (const path of ['/uzklausa', '/UZKLAUSA/']) {
      const { status, headers: answered } = await post(path, headers)

      expect([status, answered.location]).toEqual([303, expect.stringMatching(/^\/aciu\?nr=/)])
    }
    expect((await post('/api/leads', headers)).status).toBe(200)
    expect((await post('/uzklausa.data', headers)).status).toBe(202)
  })

  test('as multipart data', async () => {
    const form = new FormData()
    for (const [name, value] of validLeadForm({ name: 'Daugiadalė' })) form.set(name, value)
    const encoded = new Response(form)
    const headers = { Origin: SITE_URL, 'Content-Type': encoded.headers.get('Content-Type') ?? '' }

    const response = await post('/uzklausa', headers, Buffer.from(await encoded.arrayBuffer()))

    expect(response.status).toBe(303)
    const mail = async () => (await site.mails()).find(({ from }) => from?.name === 'Daugiadalė')?.text
    await expect.poll(mail).toContain('stogų dengimas')
  })

  test.each(['Host: www.pavyzdys.test\r\n', ''])('over HTTP/1.0, with the header "%s"', async (host) => {
    const body = String(validLeadForm())
    const head = `POST /uzklausa HTTP/1.0\r\n${host}Origin: ${SITE_URL}\r\nContent-Type: ${FORM_TYPE}\r\n`

    const text = await exchange(site.url, `${head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`)

    expect(firstResponse(text).status).toBe(303)
  })
})

test('a page without a form accepts none', async () => {
  for (const path of ['/?index', '/blog']) expect((await post(path, { Origin: SITE_URL })).status).toBe(405)
})

test.each<[string, Record<string, string>]>([
  ['another site', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' }],
  ['another host of the same domain', { Origin: `https://blog.${HOST}`, 'Sec-Fetch-Site': 'same-site' }],
  ['a hidden origin', { Origin: 'null' }],
])('a form of %s is refused', async (_, headers) => {
  for (const path of ['/uzklausa', '/uzklausa.data', '/api/leads']) {
    expect((await post(path, headers)).status).toBe(403)
  }
})

test.each<[string, string, Record<string, string>]>([
  ['does not keep the host', '/', { Host: '127.0.0.1:3000' }],
  ['passes on a host that a stranger made up', '/?utm_source=google', { Host: 'evil.example' }],
  ['passes on a host in the request line', 'http://evil.example/', {}],
])('pages name no other host when the proxy %s', async (_, target, headers) => {
  const { body } = await sendRequest(site.url, { target, headers: { Host: HOST, ...headers } })

  expect(body).toContain(`<link rel="canonical" href="${SITE_URL}/"/>`)
  expect(body).not.toMatch(/evil\.example|127\.0\.0\.1|http:\/\/www\.pavyzdys/)
})

describe('a form without scripts has its campaign and landing page from the page that it was sent from', () => {
  // The requests above were so many that further ones share a mail.
  beforeAll(async () => {
    await site.stop()
    site = await start()
  })

  const PAGE = '/blog/ebvpd?utm_source=google&utm_term=stogo%20darbai'

  test('also when the proxy renames the host', async () => {
    const Referer = `https://pavyzdys.test${PAGE}`
    const name = `Ona ${crypto.randomUUID()}`
    const headers = { Referer, Host: '127.0.0.1:3000', 'Sec-Fetch-Site': 'same-origin' }
    expect((await post('/uzklausa', headers, String(validLeadForm({ name })))).status).toBe(303)
    const mail = async () => (await site.mails()).find(({ from }) => from?.name === name)?.text
    await expect.poll(mail).toContain('(utm_source): google\n')
    expect(await mail()).toContain('(utm_term): stogo darbai\n')
    expect(await mail()).toContain(`${SITE_URL}${PAGE}`)
  })

  test('a header of more than 16 KB is refused before anything is read, and the server lives on', async () => {
    const { status } = await post('/uzklausa', { Referer: `${SITE_URL}/?x=${'a'.repeat(17_000)}` })

    expect(status).toBe(431)
    expect((await post('/uzklausa', {})).status).toBe(303)
  })
})

test.each([
  ['/BLOG/', 301, '/blog'],
  ['//evil.example/..//blog', 301, '/blog'],
  ['/nera-tokio', 302, '/'],
])('%s leads to an address without scheme and host', async (target, status, location) => {
  const response = await sendRequest(site.url, { target, headers: { Host: 'evil.example' } })

  expect([response.status, response.headers.location]).toEqual([status, location])
})

/** Each request is another visitor's, so that nobody sends more than a person does. */
function post(
  path: string,
  headers: Record<string, string>,
  body: string | Buffer = String(validLeadForm()),
): Promise<HttpResponse> {
  visitors++
  const forwarded = { 'X-Forwarded-For': `203.0.113.${visitors}` }
  return sendRequest(site.url, {
    method: 'POST',
    target: path,
    headers: { Host: HOST, 'Content-Type': FORM_TYPE, ...forwarded, ...headers },
    body,
  })
}
