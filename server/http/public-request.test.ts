import fc from 'fast-check'
import { expect, test } from 'vitest'
import { publicRequest } from './public-request.ts'
import { toCacheableUrl } from './split-query.ts'

const SITE_URL = 'https://www.pavyzdys.test'
const HOME = toCacheableUrl('http://localhost/', [])

test.each([
  ['http://127.0.0.1:3000/', '/'],
  ['http://evil.example/blog?q=a%20b&x=1&q=c', '/blog?q=a%20b&q=c'],
  ['http://localhost//evil.example/', '//evil.example/'],
  ['http://localhost/%2F%2Fevil.example', '/%2F%2Fevil.example'],
  ['http://localhost/@evil.example', '/@evil.example'],
])('%s becomes %s on the public site', (address, path) => {
  expect(publicRequest(new Request(address), SITE_URL, toCacheableUrl(address, ['q'])).url).toBe(
    `${SITE_URL}${path}`,
  )
})

test('whatever the address, scheme and host are those of the public site', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true }), (address) => {
      const request = publicRequest(new Request(address), SITE_URL, toCacheableUrl(address, []))
      expect(request.url).toBe(SITE_URL + new URL(address).pathname)
    }),
  )
})

test('method and headers stay as they are, except the origin, which has been checked', () => {
  const headers = { Origin: SITE_URL, Cookie: 'a=1; b=2', 'X-Forwarded-For': '203.0.113.7' }
  const { method, headers: passedOn } = publicRequest(
    new Request('http://localhost/', { method: 'HEAD', headers }),
    SITE_URL,
    HOME,
  )

  expect(method).toBe('HEAD')
  expect(Object.fromEntries(passedOn)).toEqual({ cookie: 'a=1; b=2', 'x-forwarded-for': '203.0.113.7' })
})

test.each<[string, BodyInit, string]>([
  ['URL-encoded', new URLSearchParams({ name: 'Žydrė' }), 'application/x-www-form-urlencoded'],
  ['multipart', formData({ name: 'Žydrė' }), 'multipart/form-data; boundary='],
])('a %s form is read as it was sent', async (_, body, type) => {
  const sent = new Request('http://localhost/uzklausa', { method: 'POST', body })
  const request = publicRequest(sent, SITE_URL, HOME, await sent.bytes())

  expect(request.headers.get('Content-Type')).toContain(type)
  expect((await request.formData()).get('name')).toBe('Žydrė')
})

test.each(['GET', 'POST'])('a %s request is processed to the end even if the visitor leaves', (method) => {
  const client = new AbortController()
  const sent = new Request('http://localhost/', { method, signal: client.signal })
  const { signal } = publicRequest(sent, SITE_URL, HOME)

  client.abort()

  expect(signal.aborted).toBe(false)
})

const refererOf = (referer: string, headers: Record<string, string> = {}) =>
  publicRequest(
    new Request('http://127.0.0.1:3000/uzklausa', { headers: { Referer: referer, ...headers } }),
    SITE_URL,
    HOME,
  ).headers.get('Referer')

test.each<[string, string, Record<string, string>, string]>([
  ['of the public site', `${SITE_URL}/?utm_source=a+b#trial`, {}, '/?utm_source=a+b'],
  ['under another name of the site', 'https://pavyzdys.test/a', { Host: 'pavyzdys.test' }, '/a'],
  ['behind a proxy that renames the host', 'https://kitas.test/a', { 'Sec-Fetch-Site': 'same-origin' }, '/a'],
  ['with a name and a password', 'https://a:b@www.pavyzdys.test/a', {}, '/a'],
])('the page that a form was sent from is given at the public address: %s', (_, referer, headers, path) => {
  expect(refererOf(referer, headers)).toBe(SITE_URL + path)
})

test.each([
  'https://evil.example/?utm_source=x',
  `${SITE_URL}.evil.example/`,
  'http://www.pavyzdys.test/',
  '//www.pavyzdys.test/',
  'javascript:alert(1)',
  'data:text/html,x',
  'about:blank',
  '\u00ff%ff',
  '',
])('the page that a form was sent from is left out when it is foreign or not an address: %j', (referer) => {
  expect(refererOf(referer)).toBeNull()
})

test('the page that a form was sent from is always on this site, whatever the header says', () => {
  const text = fc.stringMatching(/^[ -~\u00a0-\u00ff]*$/, { maxLength: 200 })
  fc.assert(
    fc.property(fc.constantFrom('', SITE_URL, 'https://', 'http://127.0.0.1:3000'), text, (start, rest) => {
      const referer = refererOf(start + rest, { 'Sec-Fetch-Site': 'same-origin' })
      expect(referer === null || URL.parse(referer)?.origin === SITE_URL).toBe(true)
    }),
  )
})

function formData(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
