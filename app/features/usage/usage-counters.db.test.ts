import { Registry } from 'prom-client'
import { beforeEach, expect, test } from 'vitest'
import type { Database } from '#app/infra/database/database.server.ts'
import { createLog } from '#app/infra/observability/log.server.ts'
import { usagePerIp } from '#config/limits.ts'
import { usageCounts } from '#db/schema/usage.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { startUsageCounters } from './usage-counters.server.ts'
import { addUsage, readUsage, removeUsageBefore } from './usage-store.server.ts'

const { db } = await openTestDatabase()
const log = createLog('silent')
const VISIT = { networks: ['203.0.113.7'], isAutomated: false }

beforeEach(async () => {
  await db.delete(usageCounts)
})

let day = Temporal.PlainDate.from('2026-11-22')

function startCounters(changes: { db?: Database } = {}) {
  const registry = new Registry()
  return { registry, ...startUsageCounters({ db, log, registry, today: () => day, ...changes }) }
}

function readAll() {
  return readUsage(db, '2000-01-01')
}

test('what is counted adds up to totals of the day, over flushes and processes', async () => {
  const [one, other] = [startCounters(), startCounters()]
  for (const { of } of [one, other, one]) of(VISIT)('form_seen')
  await Promise.all([one.flush(), other.flush()])
  other.of(VISIT)('form_seen')
  other.of(VISIT)('want', 'offer')
  await other.stop()

  expect(await readAll()).toMatchObject({ form_seen: { '': 4 }, want: { offer: 1 }, search: {} })
  expect(await db.select().from(usageCounts)).toHaveLength(2)
})

test('totals are kept by day and can be read from a day on', async () => {
  const counters = startCounters()
  day = Temporal.PlainDate.from('2026-11-21')
  counters.of(VISIT)('search', 'none')
  day = Temporal.PlainDate.from('2026-11-22')
  counters.of(VISIT)('search', 'none')
  await counters.stop()

  expect((await readUsage(db, '2026-11-22')).search).toEqual({ none: 1 })
  expect((await readUsage(db, '2026-11-21')).search).toEqual({ none: 2 })
  await removeUsageBefore(db, '2026-11-22')
  expect((await readAll()).search).toEqual({ none: 1 })
})

test('while the database does not answer, counts are kept, and none is lost or written twice', async () => {
  const failing = new Proxy(db, {
    get: (target, name) => (name === 'insert' && isDown ? fail : Reflect.get(target, name)),
  })
  let isDown = true
  const counters = startCounters({ db: failing })
  counters.of(VISIT)('form_begun')
  await expect(counters.flush()).rejects.toThrow()
  counters.of(VISIT)('form_begun')
  expect((await readAll()).form_begun).toEqual({})

  isDown = false
  await counters.stop()
  expect((await readAll()).form_begun).toEqual({ '': 2 })
})

test('an address is counted a limited number of times a day, each request once; others are still counted', async () => {
  const counters = startCounters()
  const ask = (network: string) => counters.of({ ...VISIT, networks: [network] })
  for (let i = 0; i < usagePerIp.count + 50; i++) {
    const count = ask('203.0.113.7')
    for (const field of ['phone', 'name']) count('field_failed', field)
  }
  ask('203.0.113.8')('search', 'found')
  await counters.stop()

  expect(await readAll()).toMatchObject({
    search: { found: 1 },
    field_failed: { phone: usagePerIp.count, name: usagePerIp.count },
  })
})

test('Prometheus gets the same counts, codes all together', async () => {
  const counters = startCounters()
  const count = counters.of(VISIT)
  count('field_failed', 'phone')
  for (const code of ['45000000-7', '72000000-5']) count('code_chosen', code)
  await counters.stop()

  const metrics = await counters.registry.metrics()
  expect(metrics).toContain('usage_total{name="field_failed",detail="phone"} 1')
  expect(metrics).toContain('usage_total{name="code_chosen",detail=""} 2')
})

test('a total that many processes add to at once loses nothing', async () => {
  const row = { day: '2026-11-22', name: 'search', detail: 'found', count: 1 } as const
  await Promise.all(Array.from({ length: 20 }, () => addUsage(db, [row])))
  expect((await readAll()).search).toEqual({ found: 20 })
})

function fail(): never {
  throw new Error('the database is down')
}
