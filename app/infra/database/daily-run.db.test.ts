import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { dailyRuns } from '#db/schema/operations.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { Loop } from '../loop.server.ts'
import { createLog } from '../observability/log.server.ts'
import { isDue, startDailyRun } from './daily-run.server.ts'

const database = await openTestDatabase()
const { db } = database
const deps = { ...database, log: createLog('silent') }
const loops: Loop[] = []
let runs = 0

beforeEach(async () => {
  await db.delete(dailyRuns)
  runs = 0
})
afterEach(async () => {
  for (const loop of loops.splice(0)) await loop.stop()
})

const count = async () => {
  runs += 1
}
const start = (work = count) =>
  loops.push(startDailyRun(deps, { name: 'nightly', time: '00:00', failure: 'failed' }, work))
const setLast = (last: string) =>
  db.execute(sql`insert into daily_runs values ('nightly', ${sql.raw(last)})
    on conflict (name) do update set last_at = excluded.last_at`)
const vilnius = (time: string) => `((${time}) at time zone 'Europe/Vilnius')`
const TODAY = `date_trunc('day', now() at time zone 'Europe/Vilnius')`

test.each([
  ['a minute before the last night’s time', `${TODAY} - interval '1 minute'`, true],
  ['at the last night’s time', TODAY, false],
  ['many nights ago', `${TODAY} - interval '9 days'`, true],
  ['in the future, by a clock that was wrong', `${TODAY} + interval '9 days'`, true],
])('work that was last done %s is due: %s', async (_, last, expected) => {
  await setLast(vilnius(last))
  expect(await isDue(db, 'nightly', '00:00')).toBe(expected)
})

test('work that is new waits for its time, and is not asked of the other kinds', async () => {
  await setLast(vilnius(`${TODAY} - interval '1 day'`))
  expect(await isDue(db, 'new', '00:00')).toBe(false)
  expect(await isDue(db, 'nightly', '00:00')).toBe(true)
})

test('a missed night is made up for, once, by one of all processes', async () => {
  await setLast(vilnius(`${TODAY} - interval '3 days'`))
  for (let i = 0; i < 3; i++) start()
  await expect.poll(() => isDue(db, 'nightly', '00:00')).toBe(false)
  expect(runs).toBe(1)
})

test('work that fails stays due', async () => {
  await setLast(vilnius(`${TODAY} - interval '1 day'`))
  const failed = Promise.withResolvers<void>()
  start(async () => {
    failed.resolve()
    throw new Error('not tonight')
  })
  await failed.promise
  await loops[0]?.stop()
  expect(await isDue(db, 'nightly', '00:00')).toBe(true)
})
