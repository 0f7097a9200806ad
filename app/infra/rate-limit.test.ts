import { expect, test } from 'vitest'
import { memoryLimit } from './rate-limit.server.ts'

const LIMIT = { count: 1, seconds: 60 }

test('requests within the limit pass, the next one is told how long to wait', async () => {
  const count = memoryLimit(LIMIT)
  expect(await count('203.0.113.7')).toBeNull()
  expect(await count('203.0.113.7')).toBeGreaterThan(50)
})

test('two limits count apart', async () => {
  await memoryLimit(LIMIT)('203.0.113.7')
  expect(await memoryLimit(LIMIT)('203.0.113.7')).toBeNull()
})

test('however many addresses there are, the counters in memory are bounded: the oldest is forgotten', async () => {
  const count = memoryLimit(LIMIT)
  await count('203.0.113.7')
  const addresses = Array.from({ length: 10_000 }, (_, i) => `2001:db8:${i.toString(16)}::/64`)
  for (const address of addresses) await count(address)
  expect(await count('203.0.113.7')).toBeNull()
  expect(await count(addresses.at(-1) ?? '')).not.toBeNull()
})

test('addresses share no counter', async () => {
  const count = memoryLimit(LIMIT)
  const waits = await Promise.all(Array.from({ length: 100 }, (_, i) => count(`203.0.113.${i}`)))
  expect(waits.filter((waitSeconds) => waitSeconds === null).length).toBe(100)
})

test('an address within the limit is not refused because a large network has filled eighty counters', async () => {
  const count = memoryLimit({ count: 5, seconds: 60 })
  const attackers = Array.from({ length: 80 }, (_, i) => `2001:db8:1:${i.toString(16)}00::/56`)
  for (const attacker of attackers) await count(attacker, 6)
  const others = await Promise.all(
    Array.from({ length: 1_000 }, (_, i) => count(`198.51.${i >> 8}.${i & 255}`)),
  )
  expect(others.filter((waitSeconds) => waitSeconds !== null).length).toBe(0)
})
