import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createLog } from '#app/infra/observability/log.server.ts'
import { noticeIngests, notices } from '#db/schema/notices.ts'
import {
  daysAgo,
  heldSource,
  listSource,
  sourceNotice,
  sourceNotices,
} from '#tests/support/source-notices.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { ingest } from '../ingest/ingest.server.ts'
import { setHidden } from '../store/notice-store.server.ts'
import { startSnapshot } from './notice-snapshot.server.ts'

const database = await openTestDatabase()
const log = createLog('silent')
const deps = { ...database, log, stopping: new AbortController().signal }
const WINDOW = { from: daysAgo(7), to: daysAgo(0) }

let snapshots: Awaited<ReturnType<typeof startSnapshot>>
beforeEach(async () => {
  await database.db.delete(notices)
  await database.db.delete(noticeIngests)
})
afterEach(() => snapshots.stop())

test('there is no snapshot before the first ingest, nor after a failed one; then it holds 30 days and follows each ingest', async () => {
  snapshots = await startSnapshot(database.db, log, ['ted', 'cvpis'])
  expect(snapshots.current()).toBeNull()

  await ingest(deps, listSource([], { failsAfter: 0 }), WINDOW)
  await snapshots.refresh()
  expect(snapshots.current()).toBeNull()

  await ingest(
    deps,
    listSource([sourceNotice(1), sourceNotice(2, { published_on: daysAgo(31), deadlines: [] })]),
    WINDOW,
  )
  await snapshots.refresh()
  const first = snapshots.current()
  expect(first?.notices).toMatchObject([
    {
      id: 'ted:N-1',
      buyer: 'Saulėkrantės gimnazija',
      codes: ['90910000-9', '90911300-9'],
      status: 'published',
    },
  ])
  expect(first?.ingestStartedAt).toEqual({ ted: expect.any(String), cvpis: null })

  await snapshots.refresh()
  expect(snapshots.current()).toBe(first)

  await ingest(
    deps,
    listSource([sourceNotice(1, { title: 'Pataisytas pavadinimas' }), sourceNotice(3, { codes: [] })]),
    WINDOW,
  )
  await snapshots.refresh()
  expect(snapshots.current()?.notices.map(({ title }) => title)).toContain('Pataisytas pavadinimas')
  expect(snapshots.current()?.notices).toContainEqual(expect.objectContaining({ id: 'ted:N-3', codes: [] }))
  expect(snapshots.current()?.version).toBe(2)
})

test('names of contact persons that an earlier version stored are not shown', async () => {
  await ingest(deps, listSource([sourceNotice(1), sourceNotice(2)]), WINDOW)
  await database.db
    .update(notices)
    .set({ title: 'Stogo remontas. Kontaktas Petras Petraitis', winner: 'UAB „Pavyzdys“, P. Petraitis' })
    .where(eq(notices.source_id, 'N-1'))
  await database.db
    .update(notices)
    .set({ title: 'Teirautis pas Petrą Petraitį' })
    .where(eq(notices.source_id, 'N-2'))

  snapshots = await startSnapshot(database.db, log, ['ted'])

  expect(snapshots.current()?.notices).toMatchObject([
    { title: 'Stogo remontas.', winner: 'UAB „Pavyzdys“', buyer: 'Saulėkrantės gimnazija' },
  ])
})

test('what staff have hidden is gone at the next look, stays away when it changes, and can come back', async () => {
  await ingest(deps, listSource(sourceNotices(2)), WINDOW)
  snapshots = await startSnapshot(database.db, log, ['ted'])
  const [row] = await database.db.select().from(notices).where(eq(notices.source_id, 'N-1'))
  const shownAfter = async (isHidden: boolean) => {
    await setHidden(database.db, [row?.id ?? 0], isHidden)
    await ingest(deps, listSource([sourceNotice(1, { title: `Langai ${isHidden}` })]), WINDOW)
    await snapshots.refresh()
    return snapshots.current()?.notices.map(({ id }) => id)
  }

  expect(await shownAfter(true)).toEqual(['ted:N-2'])
  expect(await shownAfter(false)).toEqual(['ted:N-2', 'ted:N-1'])
})

test('the snapshot includes an ingest that began first and ended last', async () => {
  const ted = heldSource(sourceNotices(3, { deadlines: [] }))
  const cvpis = heldSource(sourceNotices(3, { source: 'cvpis', deadlines: [] }), 'cvpis')
  const readingTed = ingest(deps, ted.source, WINDOW)
  await ted.hasBegun
  const readingCvpis = ingest(deps, cvpis.source, WINDOW)
  await cvpis.hasBegun
  cvpis.goOn()
  await readingCvpis
  snapshots = await startSnapshot(database.db, log, ['ted', 'cvpis'])
  expect(snapshots.current()?.notices).toHaveLength(3)

  ted.goOn()
  await readingTed
  await snapshots.refresh()

  expect(snapshots.current()?.notices).toHaveLength(6)
})

test('importing old notices does not make the data look fresh, nor corrections make it look stale', async () => {
  const read = (day: string) =>
    ingest(deps, listSource([sourceNotice(day, { source: 'import', published_on: day })], { id: 'import' }), {
      from: day,
      to: day,
    })
  await read(daysAgo(20))
  snapshots = await startSnapshot(database.db, log, ['import'])
  const endOfDay = Temporal.ZonedDateTime.from(`${daysAgo(20)}T23:59:59[Europe/Vilnius]`)
  expect(snapshots.current()?.completeUntil).toBe(endOfDay.toInstant().toString())

  await read(daysAgo(0))
  await read(daysAgo(10))
  await snapshots.refresh()

  const { ingestStartedAt, completeUntil } = snapshots.current() ?? {}
  expect(Date.parse(completeUntil ?? '')).toBeGreaterThan(Date.now() - 600_000)
  expect(Date.parse(ingestStartedAt?.import ?? '')).toBe(Date.parse(completeUntil ?? ''))
})
