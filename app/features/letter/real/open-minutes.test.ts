import { expect, test } from 'vitest'
import type { RealNotice } from '#app/features/notices/real-notice.ts'
import { buyerSummary } from '#app/features/notices/snapshot/buyer-summary.ts'
import { codeSummary } from '#app/features/notices/snapshot/code-summary.ts'
import { cpv } from '#tests/support/cpv-catalogue.ts'
import { realNotice, realNoticesOf, writeRealLetter } from '#tests/support/real-letters.ts'
import { listNotices } from '../letter.ts'
import { newestEdition } from './newest-edition.ts'

const MIDNIGHT = Temporal.Instant.from('2026-11-22T22:00:00Z')
const MINUTES = 24 * 60
const STATUSES = ['published', 'published', 'published', 'ended', 'cancelled'] as const

/** One of them ends every quarter of an hour; of some a lot has ended the day before. */
const notices = Array.from({ length: 96 }, (_, i): RealNotice => {
  const deadline = MIDNIGHT.add({ minutes: i * 15 })
  return realNotice(i, {
    title: 'Valymas',
    deadlineAt: deadline.toString({ smallestUnit: 'millisecond' }),
    earlierDeadlines: i % 4 === 0 ? ['2026-11-22T08:00:00.000Z'] : [],
    time: { type: 'deadline', day: '2026-11-23' },
    status: STATUSES[i % STATUSES.length] ?? 'published',
  })
})
const snapshot = realNoticesOf(notices)
const byId = new Map(notices.map((notice) => [notice.id, notice]))

function shownAt(now: Temporal.Instant): string[] {
  const { letter } = writeRealLetter('kodai=90910000-9', snapshot, now)
  const lists = [
    letter ? listNotices(letter) : [],
    codeSummary(snapshot, cpv('90900000'), now)?.open ?? [],
    buyerSummary(snapshot, 'saulekrantes-gimnazija', now)?.purchases.open ?? [],
    newestEdition(snapshot, now)?.notices ?? [],
  ]
  return lists.flatMap((list) => list.map(({ id }) => id))
}

test('at no minute of a day does a letter, a page or the envelope show as open what has ended or was cancelled', () => {
  let shown = 0
  for (let minute = 0; minute < MINUTES; minute++) {
    const now = MIDNIGHT.add({ minutes: minute })
    for (const id of shownAt(now)) {
      const { status, deadlineAt } = byId.get(id) ?? {}
      const isOver = deadlineAt === null || Temporal.Instant.compare(deadlineAt ?? '', now) <= 0
      if (isOver || status !== 'published') expect([String(now), id]).toBeNull()
      shown++
    }
  }
  expect(shown).toBeGreaterThan(MINUTES)
})
