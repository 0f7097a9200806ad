import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import fc from 'fast-check'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { contentEncoding, encodingFor } from './content-encoding.ts'

const PAGE = '<p>Šios savaitės viešieji pirkimai</p>'.repeat(100)

function appResponding(body: string | null, init: ResponseInit) {
  const app = new Hono()
  app.use(contentEncoding())
  app.all('*', () => new Response(body, init))
  return (accepted?: string, method = 'GET') =>
    app.request('/', { method, headers: accepted === undefined ? {} : { 'Accept-Encoding': accepted } })
}

const askPage = appResponding(PAGE, { headers: { 'Content-Type': 'text/html; charset=utf-8' } })

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip;q=0.5', 'gzip'],
  ['zstd', null],
  ['', null],
  [undefined, null],
])('for "%s" the encoding is %s', async (accepted, encoding) => {
  const response = await askPage(accepted)

  expect(response.headers.get('Content-Encoding')).toBe(encoding)
  expect(response.headers.get('Vary')).toBe('Accept-Encoding')
})

test('only the beginning of a header of thousands of entries is read', () => {
  expect(encodingFor(`gzip,${'a,'.repeat(5_000)}br`)).toBe('gzip')
})

test('the page that comes out is the page that went in, smaller on its way', async () => {
  const brotli = Buffer.from(await (await askPage('br')).arrayBuffer())
  const gzip = Buffer.from(await (await askPage('gzip')).arrayBuffer())

  expect(brotliDecompressSync(brotli).toString()).toBe(PAGE)
  expect(gunzipSync(gzip).toString()).toBe(PAGE)
  expect(Math.max(brotli.length, gzip.length)).toBeLessThan(Buffer.byteLength(PAGE) / 10)
})

test('short responses, pictures and compressed bodies go out as they are', async () => {
  const short = await appResponding('{"ok":true}', { headers: { 'Content-Type': 'application/json' } })('br')
  const picture = await appResponding(PAGE, { headers: { 'Content-Type': 'image/png' } })('br')
  const done = await appResponding(PAGE, {
    headers: { 'Content-Type': 'text/css', 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' },
  })('br')

  expect(await short.json()).toEqual({ ok: true })
  expect(short.headers.get('Content-Encoding')).toBeNull()
  expect(await picture.text()).toBe(PAGE)
  expect(done.headers.get('Content-Encoding')).toBe('gzip')
})

test('status and other headers stay, also without a body', async () => {
  const refused = await appResponding(PAGE, {
    status: 422,
    headers: { 'Content-Type': 'text/html', 'X-Reason': 'fields' },
  })('br')
  const empty = await appResponding(null, { status: 304, headers: { 'Content-Type': 'text/html' } })('br')

  expect([refused.status, refused.headers.get('X-Reason')]).toEqual([422, 'fields'])
  expect(empty.status).toBe(304)
})

test('whatever a client accepts, it gets an encoding that it named and did not refuse', () => {
  const quality = fc.constantFrom('', ';q=0', ';q=0.5', ';q=1', ';q=-1', ';q=x', '; q=0.000')
  const coding = fc.constantFrom('br', 'gzip', 'zstd', '*', 'identity', 'x-gzip', '"br"')
  const named = fc
    .array(
      fc.tuple(coding, quality).map((pair) => pair.join('')),
      { maxLength: 6 },
    )
    .map((list) => list.join(', '))
  fc.assert(
    fc.property(fc.oneof(named, fc.string({ unit: 'binary' })), (accepted) => {
      const encoding = encodingFor(accepted)
      if (encoding === null) return
      const offers = accepted.split(',').map((offer) => offer.trim().split(/\s*;\s*/))
      const isWanted = (weight = '') => !/^q=(0(\.0*)?|-.*)$/.test(weight)
      expect(offers.some(([name, weight]) => name === encoding && isWanted(weight))).toBe(true)
    }),
    { numRuns: 1_000 },
  )
})
