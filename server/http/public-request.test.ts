import fc from 'fast-check'
import { expect, test } from 'vitest'
import { publicRequest } from './public-request.ts'

const SITE_URL = 'https://www.pavyzdys.test'

test.each([
  ['http://127.0.0.1:3000/', '/'],
  ['http://evil.example/blog?q=a%20b&q=c', '/blog?q=a%20b&q=c'],
  ['http://localhost//evil.example/', '//evil.example/'],
  ['http://localhost/%2F%2Fevil.example', '/%2F%2Fevil.example'],
  ['http://localhost/@evil.example', '/@evil.example'],
])('%s is asked for as %s of the public site', (address, path) => {
  expect(publicRequest(new Request(address), SITE_URL).url).toBe(`${SITE_URL}${path}`)
})

test('whatever the address, scheme and host are those of the public site', () => {
  fc.assert(
    fc.property(fc.webUrl({ withQueryParameters: true }), (address) => {
      const { origin, pathname, search } = new URL(publicRequest(new Request(address), SITE_URL).url)
      const given = new URL(address)
      expect([origin, pathname, search]).toEqual([SITE_URL, given.pathname, given.search])
    }),
  )
})

test('method and headers stay as they are, but for the origin, which has been judged', () => {
  const headers = { Origin: SITE_URL, Cookie: 'a=1; b=2', 'X-Forwarded-For': '203.0.113.7' }
  const { method, headers: passedOn } = publicRequest(
    new Request('http://localhost/', { method: 'HEAD', headers }),
    SITE_URL,
  )

  expect(method).toBe('HEAD')
  expect(Object.fromEntries(passedOn)).toEqual({ cookie: 'a=1; b=2', 'x-forwarded-for': '203.0.113.7' })
})

test.each<[string, BodyInit, string]>([
  ['URL-encoded', new URLSearchParams({ name: 'Žydrė' }), 'application/x-www-form-urlencoded'],
  ['multipart', formData({ name: 'Žydrė' }), 'multipart/form-data; boundary='],
])('a %s form is read as it was sent', async (_, body, type) => {
  const sent = new Request('http://localhost/uzklausa', { method: 'POST', body })
  const request = publicRequest(sent, SITE_URL, await sent.arrayBuffer())

  expect(request.headers.get('Content-Type')).toContain(type)
  expect((await request.formData()).get('name')).toBe('Žydrė')
})

test.each(['GET', 'POST'])(
  'what was asked by %s is dealt with to its end when the visitor leaves',
  (method) => {
    const client = new AbortController()
    const sent = new Request('http://localhost/', { method, signal: client.signal })
    const { signal } = publicRequest(sent, SITE_URL)

    client.abort()

    expect(signal.aborted).toBe(false)
  },
)

function formData(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}
