import { brotliDecompressSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { startTestSite } from '#tests/support/cached-site.ts'

test('a client that has the page gets 304, whatever the encoding', async () => {
  const { get } = startTestSite()
  const etag = (await get()).headers.get('ETag') ?? ''
  const unchanged = await get('/', { 'If-None-Match': `"other", ${etag}`, 'Accept-Encoding': 'br' })

  expect([unchanged.status, await unchanged.text(), unchanged.headers.get('ETag')]).toEqual([304, '', etag])
  expect((await get('/', { 'If-None-Match': '"other"' })).status).toBe(200)
})

test('each client gets an encoding that it accepts', async () => {
  const { get } = startTestSite()
  const plain = await get()
  const brotli = await get('/', { 'Accept-Encoding': 'gzip, br' })

  expect(plain.headers.get('Content-Encoding')).toBeNull()
  expect(brotli.headers.get('Content-Encoding')).toBe('br')
  expect(brotli.headers.get('Vary')).toBe('Accept-Encoding')
  expect(brotliDecompressSync(Buffer.from(await brotli.arrayBuffer())).toString()).toBe(await plain.text())
})

test('whatever tags a client sends, it gets the whole page unless it named this very one', async () => {
  const { get } = startTestSite()
  const etag = (await get()).headers.get('ETag') ?? ''
  const tag = fc.oneof(
    fc.constantFrom(etag, etag.replace('W/', ''), '*', 'W/', '""'),
    fc.stringMatching(/^[!-~ ]{0,30}$/),
  )
  await fc.assert(
    fc.asyncProperty(fc.array(tag, { maxLength: 5 }), async (tags) => {
      const { status } = await get('/', { 'If-None-Match': tags.join(', ') })
      const isNamed = tags.join(', ').includes(etag.slice(2)) || tags.join(', ').trim() === '*'
      expect(status === 304 ? isNamed : status === 200).toBe(true)
    }),
  )
})
