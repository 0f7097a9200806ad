import { beforeEach, expect, test } from 'vitest'
import { noticeIngests, notices } from '#db/schema/notices.ts'
import { cpv } from '#tests/support/cpv-catalogue.ts'
import { sourceNotice } from '#tests/support/source-notices.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import type { SourceNotice } from '../source-notice.ts'
import { storeNotices } from '../store/notice-store.server.ts'
import { dropNoticesBefore } from './drop-old-notices.server.ts'

const { db } = await openTestDatabase()
beforeEach(async () => {
  await db.delete(notices)
})

const CODES = [cpv('90910000')]
const OLD = { published_on: '2025-03-03', codes: CODES }

function store(...given: SourceNotice[]) {
  return db.transaction((tx) => storeNotices(tx, given[0]?.source ?? 'ted', given, new Date()))
}

test('old notices are dropped, unless they can still be answered; the rest stays', async () => {
  const past = { ...OLD, deadlines: ['2025-03-20T07:00:00Z'] }
  await store(sourceNotice(1, past), sourceNotice(2, { ...OLD, kind: 'plan', deadlines: [] }))
  await store(sourceNotice(3, OLD), sourceNotice(4, { ...past, published_on: '2025-03-04' }))

  expect(await dropNoticesBefore(db, '2025-03-04')).toBe(2)

  const left = await db.select({ id: notices.source_id }).from(notices)
  expect(left.map(({ id }) => id).toSorted()).toEqual(['N-3', 'N-4'])
})

test('ingests of that time are dropped, too', async () => {
  const window = { source: 'ted', window_from: '2025-03-01', window_to: '2025-03-03' } as const
  await db.insert(noticeIngests).values({ ...window, started_at: new Date('2025-03-03T06:00:00Z') })
  await db.insert(noticeIngests).values({ ...window, started_at: new Date('2025-03-05T06:00:00Z') })

  await dropNoticesBefore(db, '2025-03-04')

  expect(await db.$count(noticeIngests)).toBe(1)
})
