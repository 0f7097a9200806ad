import { afterEach, expect, test } from 'vitest'
import { createLog } from '#app/infra/observability/log.server.ts'
import { daysAgo, listSource, rawNotice } from '#tests/support/raw-notices.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { ingest } from '../ingest/ingest.server.ts'
import { keepSnapshot, type NoticeSnapshots } from './notice-snapshot.server.ts'

const database = await openTestDatabase()
const log = createLog('silent')
const deps = { ...database, log, stopping: new AbortController().signal }
const WINDOW = { from: daysAgo(7), to: daysAgo(0) }

let snapshots: NoticeSnapshots
afterEach(() => snapshots.stop())

test('before anything was read there is none, nor after a failure; then it holds 30 days and follows each reading', async () => {
  snapshots = await keepSnapshot(database.db, log, ['ted', 'cvpis'])
  expect(snapshots.current()).toBeNull()

  await ingest(deps, listSource([], { failsAfter: 0 }), WINDOW)
  await snapshots.refresh()
  expect(snapshots.current()).toBeNull()

  await ingest(deps, listSource([rawNotice(1), rawNotice(2, { publishedOn: daysAgo(31) })]), WINDOW)
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
  expect(first?.completeAt).toEqual({ ted: expect.any(String), cvpis: null })

  await snapshots.refresh()
  expect(snapshots.current()).toBe(first)

  await ingest(deps, listSource([rawNotice(1, { title: 'Pataisytas pavadinimas' }), rawNotice(3)]), WINDOW)
  await snapshots.refresh()
  expect(snapshots.current()?.notices.map(({ title }) => title)).toContain('Pataisytas pavadinimas')
  expect(snapshots.current()?.version).toBe(2)
})
