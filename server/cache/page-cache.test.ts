import { randomBytes } from 'node:crypto'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import fc from 'fast-check'
import { Hono } from 'hono'
import { describe, expect, test } from 'vitest'
import { type PageCacheOptions, pageCache } from './page-cache.ts'

const PUBLIC = 'public, max-age=60, s-maxage=600'
/** Of the event loop, that a page takes to be made. */
const TURNS = 5

/** A site whose page tells how often it was made. */
function site(
  headers: Record<string, string> = {},
  options: Partial<PageCacheOptions> = {},
  turns = 0,
  failures = 0,
) {
  const clock = { ms: 1_000_000 }
  let made = 0
  const app = new Hono()
  app.use(pageCache({ maxBytes: 100_000, now: () => clock.ms, ...options }))
  app.all('/missing', () => new Response('none', { status: 404, headers: { 'Cache-Control': PUBLIC } }))
  app.onError((_error, c) => c.text('failed', 500))
  app.all('*', async () => {
    const number = ++made
    for (let turn = 0; turn < turns; turn++) await nextTurn()
    if (number <= failures) throw new Error('the page cannot be made')
    return new Response(`page ${number}${'.'.repeat(2_000)}`, {
      headers: { 'Content-Type': 'text/html', 'Cache-Control': PUBLIC, ...headers },
    })
  })
  return {
    app,
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

test.each(['s-maxage=600, public', 'max-age=60,S-MaxAge=600,Public'])(
  '"%s" is a public page too',
  async (caching) => {
    const { ask } = site({ 'Cache-Control': caching })
    await ask()
    expect(await pageOf(ask())).toBe('page 1')
  },
)

describe('visitors who ask at once for a page that is not cached', () => {
  test('get one that is made once', async () => {
    const { ask, made } = site({}, {}, TURNS)
    const pages = await Promise.all(Array.from({ length: 20 }, () => pageOf(ask())))
    expect(new Set(pages)).toEqual(new Set(['page 1']))
    expect(made()).toBe(1)
  })

  test('get it even if the first of them leaves', async () => {
    const { app, ask, made } = site({}, {}, TURNS)
    const leaving = new AbortController()
    const first = app.request('/', { signal: leaving.signal })
    const others = [ask(), ask()]
    leaving.abort()
    expect(await Promise.all(others.map(pageOf))).toEqual(['page 1', 'page 1'])
    await first
    expect(await pageOf(ask())).toBe('page 1')
    expect(made()).toBe(1)
  })

  test('get one each when it is not for everyone', async () => {
    const { ask } = site({ 'Cache-Control': 'private' }, {}, TURNS)
    const pages = await Promise.all([ask(), ask(), ask()].map(pageOf))
    expect(pages.toSorted()).toEqual(['page 1', 'page 2', 'page 3'])
  })

  test('try each for himself when making it fails', async () => {
    const { ask, made } = site({}, {}, TURNS, 1)
    const statuses = (await Promise.all([ask(), ask(), ask()])).map(({ status }) => status)
    expect(statuses).toEqual([500, 200, 200])
    expect(made()).toBe(3)
    expect(await pageOf(ask())).toMatch(/^page [23]$/)
  })
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

test('each path is cached by itself, and without a query string', async () => {
  const { ask } = site()
  await ask('/a')
  expect(await pageOf(ask('/b'))).toBe('page 2')
  await ask('/a?utm_source=x')
  expect(await pageOf(ask('/a?utm_source=x'))).toBe('page 4')
  expect(await pageOf(ask('/a'))).toBe('page 1')
})

describe('a path with known parameters', () => {
  const knownParams = { '/api': ['level', 'q'] }

  test('is cached for each of their values', async () => {
    const { ask } = site({}, { knownParams })
    await ask('/api?q=x')
    expect(await pageOf(ask('/api?q=x'))).toBe('page 1')
    expect(await pageOf(ask('/api?q=y'))).toBe('page 2')
    expect(await pageOf(ask('/api?q=x&level=1'))).toBe('page 3')
    expect(await pageOf(ask('/api?q='))).toBe('page 4')
    expect(await pageOf(ask('/api'))).toBe('page 5')
  })

  test('is answered from the same entry whatever else is in the query string, in any order', async () => {
    const { ask } = site({}, { knownParams })
    await ask('/api?level=1&q=stogas')
    for (const query of [
      'q=stogas&level=1',
      'x=1&q=stogas&level=1',
      'level=1&q=stogas&q=other',
      'level=1&q=%73togas',
    ]) {
      expect(await pageOf(ask(`/api?${query}`))).toBe('page 1')
    }
    await ask('/api')
    expect(await pageOf(ask('/api?x=1'))).toBe('page 2')
  })

  test('does not let a value pass for another parameter', async () => {
    const { ask } = site({}, { knownParams })
    await ask('/api?level=1&q=x')
    expect(await pageOf(ask(`/api?level=${encodeURIComponent('1&q=x')}`))).toBe('page 2')
  })

  test('lends them to no other path', async () => {
    const { ask } = site({}, { knownParams })
    await ask('/api/other?q=x')
    expect(await pageOf(ask('/api/other?q=x'))).toBe('page 2')
  })
})

test('a made-up host makes no entry of its own', async () => {
  const { ask } = site()
  await ask('http://made-up.example/')

  expect(await pageOf(ask('http://ours.example/'))).toBe('page 1')
})

test.each([
  ['path', (length: number) => `/${'x'.repeat(length)}`],
  ['value', (length: number) => `/api?q=${'x'.repeat(length)}`],
])('an address with a long %s is answered, not cached', async (_what, address) => {
  const { ask } = site({}, { knownParams: { '/api': ['q'] } })
  expect((await ask(address(600))).headers.get('ETag')).not.toBeNull()
  expect(await pageOf(ask(address(600)))).toBe('page 2')
  await ask(address(400))
  expect(await pageOf(ask(address(400)))).toBe('page 3')
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

test('the least recently used pages are evicted when the cache is full', async () => {
  const { ask, made } = site({}, { maxBytes: 20_000 })
  for (const path of ['/1', '/2', '/3', '/4', '/5', '/6', '/7', '/8']) await ask(path)
  await ask('/8')
  expect(made()).toBe(8)
  await ask('/1')
  expect(made()).toBe(9)
})

test('headers count, so answers without a body are evicted too', async () => {
  const { ask, made } = site({ 'X-Long': 'x'.repeat(3_000) }, { maxBytes: 20_000 })
  for (const path of ['/1', '/2', '/3']) await ask(path)
  expect(await pageOf(ask('/1'))).toBe('page 4')
  expect(made()).toBe(4)
})

test('compressed forms count once they are made', async () => {
  const body = randomBytes(9_000).toString('base64')
  const app = new Hono()
  let made = 0
  app.use(pageCache({ maxBytes: 30_000 }))
  app.all('*', (c) => {
    made++
    return c.html(body, 200, { 'Cache-Control': PUBLIC })
  })
  const ask = (path: string, encoding = '') => app.request(path, { headers: { 'Accept-Encoding': encoding } })
  await ask('/1')
  await ask('/2')
  expect(made).toBe(2)
  await (await ask('/2', 'br')).arrayBuffer()
  await ask('/1')
  expect(made).toBe(3)
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
