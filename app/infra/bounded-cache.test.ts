import { expect, test } from 'vitest'
import { createBoundedCache, textBytes } from './bounded-cache.server.ts'

function cacheOf(options: { maxBytes?: number; maxKeyLength?: number } = {}) {
  const cache = createBoundedCache<string>({
    maxBytes: 1_000,
    maxKeyLength: 50,
    bytesOf: textBytes,
    ...options,
  })
  return { ...cache, has: (key: string) => cache.get(key) !== undefined }
}

test('the least recently used entry is evicted first', () => {
  const cache = cacheOf()
  const value = 'x'.repeat(60)
  for (const key of ['first', 'second', 'third']) cache.set(key, value)
  cache.get('first')
  cache.set('fourth', value)

  expect(['first', 'second', 'third', 'fourth'].map(cache.has)).toEqual([true, false, true, true])
})

test('entries whose values take no bytes are evicted too', () => {
  const cache = cacheOf({ maxBytes: 10_000 })
  for (let i = 0; i < 1_000; i++) cache.set(`word ${i}`, '')

  expect(cache.get('word 0')).toBeUndefined()
  expect(cache.get('word 999')).toBe('')
  const cached = Array.from({ length: 1_000 }, (_, i) => `word ${i}`).filter(cache.has)
  expect(cached.length).toBeLessThanOrEqual(50)
})

test('keys are counted', () => {
  const short = cacheOf({ maxKeyLength: 500 })
  const long = cacheOf({ maxKeyLength: 500 })
  for (const name of ['a', 'b', 'c']) {
    short.set(name, '')
    long.set(name.repeat(200), '')
  }

  expect(short.has('a')).toBe(true)
  expect(long.has('a'.repeat(200))).toBe(false)
})

test('long keys are not cached, and evict nothing', () => {
  const cache = cacheOf({ maxKeyLength: 5 })
  cache.set('short', 'a')
  cache.set('longer', 'b')

  expect([cache.has('longer'), cache.has('short')]).toEqual([false, true])
})

test('what is larger than the whole cache is not cached, and evicts nothing but the old value of its key', () => {
  const cache = cacheOf()
  cache.set('small', 'a')
  cache.set('page', 'b')
  cache.set('page', 'x'.repeat(1_000))

  expect([cache.has('small'), cache.has('page')]).toEqual([true, false])
})

test('a new value takes the place of the old one and of its bytes', () => {
  const cache = cacheOf()
  cache.set('page', 'x'.repeat(350))
  cache.set('page', 'new')
  cache.set('other', 'x'.repeat(150))

  expect([cache.get('page'), cache.has('other')]).toEqual(['new', true])
})
