import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { fileCache } from './file-cache.ts'

/** A site whose file tells how often it was read, and how it was asked to be compressed. */
function site({ caching = 'public, max-age=31536000, immutable', status = 200, maxBytes = 5_000 } = {}) {
  let read = 0
  const app = new Hono()
  app.use(fileCache(maxBytes))
  app.all('*', (c) => {
    read++
    const headers = { 'Cache-Control': caching, 'Content-Type': 'text/css', Vary: 'Accept-Encoding' }
    return new Response(`read ${read} ${c.req.header('Accept-Encoding')}`, { status, headers })
  })
  const ask = async (headers: Record<string, string> = {}, init: RequestInit = {}) =>
    app.request('/assets/app-1.css', { headers, ...init })
  const textOf = async (headers: Record<string, string> = {}) => (await ask(headers)).text()
  return { ask, textOf, read: () => read }
}

test('a file is read once, and comes with the same headers each time', async () => {
  const { ask, read } = site()

  const [first, second] = [await ask(), await ask()]

  expect(await second.text()).toBe(await first.text())
  expect([...second.headers]).toEqual([...first.headers])
  expect(read()).toBe(1)
})

test('who takes another compression gets the file in that form', async () => {
  const { textOf } = site()

  expect(await textOf({ 'Accept-Encoding': 'br, gzip' })).toBe('read 1 br, gzip')
  expect(await textOf({ 'Accept-Encoding': 'gzip' })).toBe('read 2 gzip')
  expect(await textOf()).toBe('read 3 undefined')
  expect(await textOf({ 'Accept-Encoding': 'br' })).toBe('read 1 br, gzip')
})

test.each([
  ['may change', { caching: 'public, max-age=3600' }],
  ['is missing', { status: 404 }],
  ['is larger than the cache', { maxBytes: 300 }],
])('a file that %s is read each time', async (_, options) => {
  const { textOf, read } = site(options)
  await textOf()
  await textOf()

  expect(read()).toBe(2)
})

test('a part of a file and a question without a body are left to the disk', async () => {
  const { ask, read } = site()
  await ask()
  await ask({ Range: 'bytes=0-1' })
  await ask({}, { method: 'HEAD' })

  expect(read()).toBe(3)
})
