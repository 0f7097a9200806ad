import { expect, test } from 'vitest'
import { memoryLimit } from './rate-limit.server.ts'

const LIMIT = { count: 1, seconds: 60 }

test('requests within the limit pass, the next one is told how long to wait', async () => {
  const count = memoryLimit('within', LIMIT)
  expect(await count('203.0.113.7')).toBeNull()
  expect(await count('203.0.113.7')).toBeGreaterThan(50)
})

test('two limits count apart', async () => {
  await memoryLimit('first', LIMIT)('203.0.113.7')
  expect(await memoryLimit('second', LIMIT)('203.0.113.7')).toBeNull()
})

test('however many addresses there are, the number of counters in memory is bounded', async () => {
  const count = memoryLimit('many', LIMIT)
  const addresses = Array.from({ length: 40_000 }, (_, i) => `2001:db8:${i.toString(16)}::/64`)
  const waits = await Promise.all(addresses.map((address) => count(address)))
  expect(waits.filter((waitSeconds) => waitSeconds === null).length).toBeLessThanOrEqual(2 ** 13)
})

test('few addresses share a counter while there are few', async () => {
  const count = memoryLimit('few', LIMIT)
  const waits = await Promise.all(Array.from({ length: 100 }, (_, i) => count(`203.0.113.${i}`)))
  expect(waits.filter((waitSeconds) => waitSeconds === null).length).toBeGreaterThan(90)
})

test('an address within the limit is hardly ever refused because a large network has filled eighty counters', async () => {
  const count = memoryLimit('crowd', { count: 5, seconds: 60 })
  const attackers = Array.from({ length: 80 }, (_, i) => `2001:db8:1:${i.toString(16)}00::/56`)
  for (const attacker of attackers) await count(attacker, 6)
  const others = await Promise.all(
    Array.from({ length: 1_000 }, (_, i) => count(`198.51.${i >> 8}.${i & 255}`)),
  )
  expect(others.filter((waitSeconds) => waitSeconds !== null).length).toBeLessThanOrEqual(5)
})
