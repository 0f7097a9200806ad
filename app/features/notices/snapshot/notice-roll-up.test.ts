import { expect, test } from 'vitest'
import { cpv } from '#tests/support/cpv-catalogue.ts'
import { realNotice } from '#tests/support/real-letters.ts'
import { MONDAY } from '#tests/support/sample-letters.ts'
import type { PublishedNotice } from '../published-notice.ts'
import { buyerFacts } from './buyer-facts.ts'
import { rollUp } from './notice-roll-up.ts'
import type { NoticeSnapshot } from './notice-snapshot.server.ts'
import { recentPurchases } from './recent-purchases.ts'

function published(id: number, differs: Partial<PublishedNotice> = {}): PublishedNotice {
  return { ...realNotice(id), source: 'ted', buyerCode: null, ...differs }
}

function snapshotOf(notices: PublishedNotice[]): NoticeSnapshot {
  const knownUntil = '2026-11-23T05:00:00.000Z'
  return { notices, rollUp: rollUp(notices), completeAt: { ted: knownUntil }, knownUntil, version: 1 }
}

test('a tender counts under each code above its own, once, and under no neighbour', () => {
  const { tendersOf } = rollUp([
    published(1, { codes: [cpv('90911200'), cpv('90911300')] }),
    published(2, { codes: [cpv('90620000')] }),
    published(3, { kind: 'contract' }),
    published(4, { status: 'cancelled' }),
  ])
  const countOf = (digits: string) => tendersOf(cpv(digits)).length

  expect(
    ['90000000', '90900000', '90910000', '90911200', '90911300', '90620000', '45000000'].map(countOf),
  ).toEqual([2, 1, 1, 1, 1, 1, 0])
})

test('open are those whose deadline is to come, newest first', () => {
  const snapshot = snapshotOf([
    published(1),
    published(2, { deadlineAt: '2026-11-23T07:59:59.000Z' }),
    published(3, { deadlineAt: null, time: { type: 'published', day: '2026-11-20' } }),
    published(4, { status: 'ended' }),
    published(5, { deadlineAt: '2026-11-23T22:00:00.000Z' }),
  ])
  const tenders = snapshot.rollUp.tendersOf(cpv('90900000'))

  expect(recentPurchases(tenders, { snapshot, now: MONDAY, maxOpen: 3 })).toMatchObject({
    count: 5,
    openCount: 2,
    open: [
      { id: 'ted:1', endsOn: '2026-12-03' },
      { id: 'ted:5', endsOn: '2026-11-24' },
    ],
    sources: [{ name: 'TED' }],
  })
})

test('of a buyer there are its purchases, its other notices and what it buys most often', () => {
  const road = { codes: [cpv('45233142')] as const }
  const snapshot = snapshotOf([
    published(1, { buyer: 'VILNIAUS UNIVERSITETAS' }),
    published(2, { buyer: 'Vilniaus universitetas', kind: 'plan', ...road }),
    published(3, { buyer: 'Vilniaus universitetas', kind: 'contract', ...road }),
    published(4),
  ])

  expect(buyerFacts(snapshot, 'vilniaus-universitetas', MONDAY)).toMatchObject({
    name: 'Vilniaus universitetas',
    purchases: { count: 1, openCount: 1 },
    counts: { tender: 1, plan: 1, consultation: 0, contract: 1 },
    codes: ['45233142-6', '90911200-8'],
  })
  expect(buyerFacts(snapshot, 'kauno-universitetas', MONDAY)).toBeNull()
  expect(snapshot.rollUp.buyerSlugs()).toEqual(['vilniaus-universitetas', 'saulėkrantės-gimnazija'])
})
