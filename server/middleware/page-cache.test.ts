import { brotliDecompressSync } from 'node:zlib'
import fc from 'fast-check'
import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { type PageCacheOptions, pageCache } from './page-cache.ts'

const PUBLIC = 'public, max-age=60, s-maxage=600'

/** A site whose page tells how often it was made. */
function site(headers: Record<string, string> = {}, options: Partial<PageCacheOptions> = {}) {
  const clock = { ms: 1_000_000 }
  let made = 0
  const app = new Hono()
  app.use(pageCache({ mostBytes: 100_000, now: () => clock.ms, ...options }))
  app.all('/missing', () => new Response('none', { status: 404, headers: { 'Cache-Control': PUBLIC } }))
  app.all('*', () => {
    made++
    return new Response(`page ${made}${'.'.repeat(2_000)}`, {
      headers: { 'Content-Type': 'text/html', 'Cache-Control': PUBLIC, ...headers },
    })
  })
  return {
    clock,
    made: () => made,
    ask: (path = '/', asked: Record<string, string> = {}, method = 'GET') =>
      app.request(path, { method, headers: asked }),
  }
}

async function pageOf(response: Response | Promise<Response>): Promise<string> {
  return (await (await response).text()).replace(/\.+$/, '')
}

test('a public page is made once for many visitors', async () => {
  const { ask } = site()

  expect(await pageOf(ask())).toBe('page 1')
  expect(await pageOf(ask())).toBe('page 1')
})

test('it is made anew when its shared time has ended', async () => {
  const { ask, clock } = site()
  await ask()
  clock.ms += 599_999
  expect(await pageOf(ask())).toBe('page 1')
  clock.ms += 1
  expect(await pageOf(ask())).toBe('page 2')
})

test('the time that it tells other caches runs out at the same moment', async () => {
  const { ask, clock } = site()
  await ask()
  clock.ms += 570_000

  expect((await ask()).headers.get('Cache-Control')).toBe('public, max-age=30, s-maxage=30')
})

test.each([
  ['is private', { 'Cache-Control': 'private, max-age=300' }],
  ['must not be stored', { 'Cache-Control': 'no-store' }],
  ['says nothing about caches', { 'Cache-Control': '' }],
  ['may be shared for no time', { 'Cache-Control': 'public, max-age=0, s-maxage=0' }],
  ['sets a cookie', { 'Set-Cookie': 'a=1' }],
  ['depends on a header', { Vary: 'Cookie' }],
])('a page that %s is made for each visitor', async (_what, headers) => {
  const { ask } = site(headers)
  await ask()

  expect(await pageOf(ask())).toBe('page 2')
})

test('failures, other methods and answers without a body are not kept', async () => {
  const { ask, made } = site()
  await ask('/', {}, 'HEAD')
  await ask('/', {}, 'POST')
  expect(await pageOf(ask())).toBe('page 3')
  expect((await ask('/missing')).status).toBe(404)
  expect((await ask('/missing')).headers.get('ETag')).toBeNull()
  expect(made()).toBe(3)
})

test('each address is kept by itself; those with a query only where queries are few', async () => {
  const pages = site()
  await pages.ask('/a')
  expect(await pageOf(pages.ask('/b'))).toBe('page 2')
  await pages.ask('/a?utm_source=x')
  expect(await pageOf(pages.ask('/a?utm_source=x'))).toBe('page 4')

  const answers = site({}, { withQueries: true })
  await answers.ask('/api?q=x')
  expect(await pageOf(answers.ask('/api?q=x'))).toBe('page 1')
  expect(await pageOf(answers.ask('/api?q=y'))).toBe('page 2')
})

test('another host is another address: what it writes into a page never reaches ours', async () => {
  const { ask } = site()
  await ask('http://evil.example/')

  expect(await pageOf(ask('http://ours.example/'))).toBe('page 2')
})

test('who has the page already gets 304, whatever the encoding', async () => {
  const { ask } = site()
  const etag = (await ask()).headers.get('ETag') ?? ''
  const known = await ask('/', { 'If-None-Match': `"other", ${etag}`, 'Accept-Encoding': 'br' })

  expect([known.status, await known.text(), known.headers.get('ETag')]).toEqual([304, '', etag])
  expect((await ask('/', { 'If-None-Match': '"other"' })).status).toBe(200)
})

test('each client gets the encoding that it takes', async () => {
  const { ask } = site()
  const plain = await ask()
  const brotli = await ask('/', { 'Accept-Encoding': 'gzip, br' })

  expect(plain.headers.get('Content-Encoding')).toBeNull()
  expect(brotli.headers.get('Content-Encoding')).toBe('br')
  expect(brotli.headers.get('Vary')).toBe('Accept-Encoding')
  expect(brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())).toString()).toBe(await plain.text())
})

test('what it keeps is bounded', async () => {
  const { ask, made } = site({}, { mostBytes: 10_000 })
  for (const path of ['/1', '/2', '/3', '/4', '/5']) await ask(path)
  await ask('/5')
  expect(made()).toBe(5)
  await ask('/1')
  expect(made()).toBe(6)
})

test('whatever a client says it knows, it gets the whole page unless it named this very one', async () => {
  const { ask } = site()
  const etag = (await ask()).headers.get('ETag') ?? ''
  const tag = fc.oneof(
    fc.constantFrom(etag, etag.replace('W/', ''), '*', 'W/', '""'),
    fc.stringMatching(/^[!-~ ]{0,30}$/),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(tag, { maxLength: 5 }), async (tags) => {
      const { status } = await ask('/', { 'If-None-Match': tags.join(', ') })
      const isNamed = tags.join(', ').includes(etag.slice(2)) || tags.join(', ').trim() === '*'
      expect(status === 304 ? isNamed : status === 200).toBe(true)
    }),
  )
})
