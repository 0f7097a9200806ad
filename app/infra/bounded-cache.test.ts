import { expect, test } from 'vitest'
import { createBoundedCache, textBytes } from './bounded-cache.server.ts'

function cacheOf(options: { maxBytes?: number; maxKeyLength?: number; now?: () => number } = {}) {
  return createBoundedCache<string>({ maxBytes: 1_000, maxKeyLength: 50, bytesOf: textBytes, ...options })
}

test('entries whose values take no bytes are evicted too', () => {
  const cache = cacheOf({ maxBytes: 10_000 })
  for (let i = 0; i < 1_000; i++) cache.set(`word ${i}`, '')

  expect(cache.get('word 0')).toBeUndefined()
  expect(cache.get('word 999')).toBe('')
  const cached = Array.from({ length: 1_000 }, (_, i) => `word ${i}`).filter((key) => cache.has(key))
  expect(cached.length).toBeLessThanOrEqual(50)
})

test('keys count towards the size', () => {
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

test('an entry with a time to live is gone after it', () => {
  let nowMs = 1_000
  const cache = cacheOf({ now: () => nowMs })
  cache.set('page', 'a', { ttl: 500 })
  nowMs = 1_400
  expect([cache.get('page'), cache.getRemainingTTL('page')]).toEqual(['a', 100])
  nowMs = 1_501
  expect(cache.get('page')).toBeUndefined()
})
