import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { openDatabase } from '#app/infra/database/database.server.ts'
import { createLog } from '#app/infra/observability/log.server.ts'
import { noticeIngests, notices } from '#db/schema/notices.ts'
import {
  daysAgo,
  heldSource,
  listSource,
  sourceNotice,
  sourceNotices,
  workingDayAgo,
} from '#tests/support/source-notices.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { NoticeSource } from '../source.ts'
import { ingest } from './ingest.server.ts'

const database = await openTestDatabase()
const { db } = database
const log = createLog('silent')
const deps = { ...database, log, stopping: new AbortController().signal }
const WINDOW = { from: daysAgo(7), to: daysAgo(0) }

beforeEach(async () => {
  await db.delete(notices)
  await db.delete(noticeIngests)
})

function run(source: NoticeSource) {
  return ingest(deps, source, WINDOW)
}

async function storedIds(): Promise<string[]> {
  const rows = await db.select({ id: notices.source_id }).from(notices)
  return rows.map(({ id }) => id).toSorted()
}

test('a day that is read twice is stored once, and the second time nothing is new', async () => {
  const day = sourceNotices(120)

  expect(await run(listSource(day))).toMatchObject({ read: 120, new: 120, changed: 0, problem: null })
  expect(await run(listSource(day))).toMatchObject({ read: 120, new: 0, changed: 0, problem: null })

  expect(await storedIds()).toEqual(day.map(({ source_id }) => source_id).toSorted())
})

test('an ingest killed at ten random points neither loses nor duplicates anything: the next one ends what was begun', async () => {
  const day = sourceNotices(120)
  for (let kill = 0; kill < 10; kill++) {
    const failsAfter = Math.floor(Math.random() * 12)
    const result = await run(listSource(day, { pageSize: 10, failsAfter }))
    expect(result?.problem).toBe('The connection to the source broke.')
  }

  expect(await run(listSource(day, { pageSize: 10 }))).toMatchObject({ read: 120, problem: null })

  expect(await storedIds()).toEqual(day.map(({ source_id }) => source_id).toSorted())
  const complete = await db.select().from(noticeIngests).where(eq(noticeIngests.is_complete, true))
  expect(complete).toHaveLength(1)
})

test('two processes that ingest one source at once: only one runs, and its end lets the other in; another source is free', async () => {
  const { connectionString } = database.pool.options
  const other = await openDatabase({ databaseUrl: connectionString, dataDir: '' })
  const runInOther = () => ingest({ ...deps, ...other }, listSource(sourceNotices(200)), WINDOW)
  const { source, hasBegun, goOn } = heldSource(sourceNotices(200))

  const first = run(source)
  await hasBegun
  expect(await Promise.all([runInOther(), runInOther()])).toEqual([null, null])
  const inCvpis = listSource([sourceNotice(1, { source: 'cvpis' })], { id: 'cvpis' })
  expect(await run(inCvpis)).toMatchObject({ new: 1 })
  goOn()

  expect(await first).toMatchObject({ new: 200, problem: null })
  expect(await runInOther()).toMatchObject({ new: 0, problem: null })
  expect(await storedIds()).toHaveLength(201)
  await other.close()
})

test('more than one row in five rejected stops the window; the reasons are counted', async () => {
  const rejected = Array.from({ length: 31 }, (_, i) => ({
    row: `R-${i}`,
    reason: 'deadlineAt: is unreadable',
  }))

  const result = await run(listSource(sourceNotices(120), { rejected }))

  expect(result).toMatchObject({ rejected: 31, problem: expect.stringContaining('31 of 81 rows') })
  const [row] = await db.select().from(noticeIngests)
  expect(row).toMatchObject({ rejected: 31, rejected_reasons: { 'deadlineAt: is unreadable': 31 } })
})

test('what the whole read of CVP IS does not list any more is over, until it is listed again', async () => {
  const whole = { from: daysAgo(732), to: daysAgo(0) }
  const both = sourceNotices(2, { source: 'cvpis' })
  const statusesAfter = async (count: number) => {
    await ingest(deps, listSource(both.slice(0, count), { id: 'cvpis' }), whole)
    return (await db.select().from(notices).orderBy(notices.source_id)).map(({ status }) => status)
  }

  expect(await statusesAfter(2)).toEqual(['published', 'published'])
  expect(await statusesAfter(1)).toEqual(['published', 'ended'])
  expect(await statusesAfter(2)).toEqual(['published', 'published'])
})

test('one row in five rejected is tolerated', async () => {
  const rejected = Array.from({ length: 5 }, (_, i) => ({ row: `R-${i}`, reason: 'title: is missing' }))

  expect(await run(listSource(sourceNotices(20), { rejected }))).toMatchObject({ rejected: 5, problem: null })
})

test('two working days without a notice are a failure, one is none', async () => {
  const published = (days: number) => [sourceNotice(1, { published_on: workingDayAgo(days) })]

  const problem = `The source has no notice since ${workingDayAgo(2)}: every two working days should have some.`
  expect((await run(listSource([])))?.problem).toBe(problem)
  expect((await run(listSource(published(3))))?.problem).toBe(problem)
  expect((await run(listSource(published(2))))?.problem).toBeNull()
})

test('a notice of the future and one that is all contacts are rejected', async () => {
  const given = [
    ...sourceNotices(17),
    sourceNotice('late', { published_on: daysAgo(-2) }),
    sourceNotice('contact', { title: 'tel. +370 600 00000' }),
  ]

  expect(await run(listSource(given))).toMatchObject({ read: 19, new: 17, rejected: 2, problem: null })
})

test('a notice older than the retention term is read and not stored', async () => {
  const old = sourceNotice('old', { published_on: daysAgo(732) })

  expect(await run(listSource([sourceNotice(1), old]))).toMatchObject({ read: 2, new: 1, problem: null })
})

test('an ingest that an ended process left open is closed by the next one', async () => {
  await db.insert(noticeIngests).values({
    source: 'ted',
    window_from: WINDOW.from,
    window_to: WINDOW.to,
    started_at: new Date(),
  })

  await run(listSource(sourceNotices(3)))

  const rows = await db.select().from(noticeIngests).orderBy(noticeIngests.id)
  expect(rows.map(({ is_complete, problem }) => [is_complete, problem])).toEqual([
    [false, 'The process ended while it was reading.'],
    [true, null],
  ])
  expect(rows.every(({ ended_at }) => ended_at !== null)).toBe(true)
})

test('an ingest that a shutdown interrupts throws, so that it is tried again', async () => {
  const stopper = new AbortController()
  const source: NoticeSource = {
    id: 'ted',
    async *read(_window, { signal }) {
      yield { notices: sourceNotices(3), rejected: [] }
      stopper.abort()
      signal.throwIfAborted()
    },
  }

  await expect(ingest({ ...deps, stopping: stopper.signal }, source, WINDOW)).rejects.toThrow()

  const [row] = await db.select().from(noticeIngests)
  expect(row).toMatchObject({ is_complete: false, problem: 'The server stopped while it was reading.' })
  expect(await storedIds()).toHaveLength(3)
})
