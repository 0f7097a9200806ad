import { expect, test } from 'vitest'
import { pageOf, startTestSite } from '#tests/support/cached-site.ts'

/** Turns of the event loop that a slow render takes. */
const TURNS = 5

test('a public page is rendered once for many visitors', async () => {
  const { get } = startTestSite()

  expect(await pageOf(get())).toBe('page 1')
  expect(await pageOf(get())).toBe('page 1')
})

test.each(['s-maxage=600, public', 'max-age=60,S-MaxAge=600,Public'])('"%s" is public, too', async (text) => {
  const { get } = startTestSite({ headers: { 'Cache-Control': text } })
  await get()
  expect(await pageOf(get())).toBe('page 1')
})

test('visitors who ask at once for an uncached page share one render', async () => {
  const { get, renders } = startTestSite({ turns: TURNS })
  const pages = await Promise.all(Array.from({ length: 20 }, () => pageOf(get())))
  expect(new Set(pages)).toEqual(new Set(['page 1']))
  expect(renders()).toBe(1)
})

test('visitors who ask at once for an uncached page share it even if the first of them leaves, and the cache fills meanwhile', async () => {
  const { app, get, renders } = startTestSite({ turns: TURNS })
  const leaving = new AbortController()
  const first = app.request('/', { signal: leaving.signal })
  const others = [get(), get()]
  leaving.abort()
  expect(await Promise.all(others.map(pageOf))).toEqual(['page 1', 'page 1'])
  await first
  expect(await pageOf(get())).toBe('page 1')
  expect(renders()).toBe(1)
})

test('visitors who ask at once for an uncached page get one render each when the page is not for everyone', async () => {
  const { get } = startTestSite({ headers: { 'Cache-Control': 'private' }, turns: TURNS })
  const pages = await Promise.all([get(), get(), get()].map(pageOf))
  expect(pages.toSorted()).toEqual(['page 1', 'page 2', 'page 3'])
})

test('visitors who ask at once for an uncached page get one attempt each when the shared render fails', async () => {
  const { get, renders } = startTestSite({ turns: TURNS, failures: 1 })
  const statuses = (await Promise.all([get(), get(), get()])).map(({ status }) => status)
  expect(statuses).toEqual([500, 200, 200])
  expect(renders()).toBe(3)
  expect(await pageOf(get())).toMatch(/^page [23]$/)
})

test('visitors who ask at once for an uncached page share renders of a hundred pages at most; beyond that, each visitor gets one of their own', async () => {
  const { get, renders } = startTestSite({ turns: TURNS })
  const busy = Array.from({ length: 100 }, (_, i) => get(`/${i}`))
  await Promise.all([...busy, get('/more'), get('/more'), get('/0')])
  expect(renders()).toBe(102)
  await get('/more')
  expect(renders()).toBe(102)
})

test('a page is rendered again when its shared time has ended', async () => {
  const { get, clock } = startTestSite()
  await get()
  clock.ms += 599_999
  expect(await pageOf(get())).toBe('page 1')
  clock.ms += 2
  expect(await pageOf(get())).toBe('page 2')
})

test('other caches get the time that is left, compressed or not', async () => {
  const { get, clock } = startTestSite()
  await get()
  for (const encoding of ['br', 'identity']) {
    clock.ms += 285_000
    await (await get('/', { 'Accept-Encoding': encoding })).arrayBuffer()
  }

  expect((await get()).headers.get('Cache-Control')).toBe('public, max-age=30, s-maxage=30')
})

test.each([
  ['is private', { 'Cache-Control': 'private, max-age=300' }],
  ['must not be stored', { 'Cache-Control': 'no-store' }],
  ['says nothing about caches', { 'Cache-Control': '' }],
  ['may be shared for no time', { 'Cache-Control': 'public, max-age=0, s-maxage=0' }],
  ['sets a cookie', { 'Set-Cookie': 'a=1' }],
  ['depends on a header', { Vary: 'Cookie' }],
])('a page that %s is rendered for each visitor', async (_what, headers) => {
  const { get } = startTestSite({ headers })
  await get()

  expect(await pageOf(get())).toBe('page 2')
})

test('errors, other methods and responses without a body are not cached', async () => {
  const { get, renders } = startTestSite()
  await get('/', {}, 'HEAD')
  await get('/', {}, 'POST')
  expect(await pageOf(get())).toBe('page 3')
  expect((await get('/missing')).status).toBe(404)
  expect((await get('/missing')).headers.get('ETag')).toBeNull()
  expect(renders()).toBe(3)
})

test('the least recently used pages are evicted when the cache is full', async () => {
  const { get, renders } = startTestSite({ options: { maxBytes: 20_000 } })
  for (const path of ['/1', '/2', '/3', '/4', '/5', '/6', '/7', '/8']) await get(path)
  await get('/8')
  expect(renders()).toBe(8)
  await get('/1')
  expect(renders()).toBe(9)
})

test('headers count, so responses without a body are evicted too', async () => {
  const { get, renders } = startTestSite({
    headers: { 'X-Long': 'x'.repeat(3_000) },
    options: { maxBytes: 20_000 },
  })
  for (const path of ['/1', '/2', '/3']) await get(path)
  expect(await pageOf(get('/1'))).toBe('page 4')
  expect(renders()).toBe(4)
})
