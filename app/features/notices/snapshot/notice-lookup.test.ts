import { expect, test } from 'vitest'
import { cpv } from '#tests/support/cpv-catalogue.ts'
import { MONDAY } from '#tests/support/demo-letters.ts'
import { realNotice, realNoticesOf } from '#tests/support/real-letters.ts'
import { buyerSummary } from './buyer-summary.ts'
import { codeSummary } from './code-summary.ts'
import { buildNoticeLookup } from './notice-lookup.ts'
import { summarisePurchases } from './summarise-purchases.ts'

test('a tender counts once under each code above its own, and under no neighbour', () => {
  const { callsOf } = buildNoticeLookup([
    realNotice(1, { codes: [cpv('90911200'), cpv('90911300')] }),
    realNotice(2, { codes: [cpv('90620000')] }),
    realNotice(3, { kind: 'contract' }),
    realNotice(4, { status: 'cancelled' }),
  ])
  const countOf = (digits: string) => callsOf(cpv(digits)).length

  expect(
    ['90000000', '90900000', '90910000', '90911200', '90911300', '90620000', '45000000'].map(countOf),
  ).toEqual([2, 1, 1, 1, 1, 1, 0])
})

test('open purchases are those whose deadline is to come, the next one first, with their values', () => {
  const snapshot = realNoticesOf([
    realNotice(1, { isCeiling: true }),
    realNotice(2, { deadlineAt: '2026-11-23T07:59:59.000Z' }),
    realNotice(3, { deadlineAt: null, time: { type: 'published', day: '2026-11-20' } }),
    realNotice(4, { status: 'ended' }),
    realNotice(5, { deadlineAt: '2026-11-23T22:00:00.000Z', value: null }),
  ])
  const tenders = snapshot.lookup.callsOf(cpv('90900000'))

  expect(summarisePurchases(tenders, { snapshot, now: MONDAY, maxOpen: 3 })).toMatchObject({
    count: 5,
    openCount: 2,
    open: [
      { id: 'ted:5', value: null, ends: { day: '2026-11-24', clock: '0:00' } },
      {
        id: 'ted:1',
        value: 'iki\u00a058\u00a0000\u00a0Eur',
        ends: { day: '2026-12-03', clock: '10:00' },
      },
    ],
    sources: [{ name: 'TED' }],
  })
})

test('a system that calls for members for years is not counted among the purchases of a code', () => {
  const system = { isSystem: true, deadlineAt: '2031-01-05T07:00:00.000Z' }
  const notices = [...[1, 2, 3].map((id) => realNotice(id)), realNotice(4, system)]
  expect(codeSummary(realNoticesOf(notices), cpv('90900000'), MONDAY)).toMatchObject({
    count: 3,
    openCount: 3,
  })
})

test('a code has its purchases from the third on', () => {
  const summaryOf = (count: number) =>
    codeSummary(
      realNoticesOf(Array.from({ length: count }, (_, i) => realNotice(i))),
      cpv('90900000'),
      MONDAY,
    )

  expect(summaryOf(2)).toBeNull()
  expect(summaryOf(4)).toMatchObject({ count: 4, openCount: 4, open: [{}, {}, {}] })
})

test('a buyer has its purchases, its other notices and what it buys most often', () => {
  const road = { codes: [cpv('45233142')] as const }
  const snapshot = realNoticesOf([
    realNotice(1, { buyer: 'VILNIAUS UNIVERSITETAS', buyerCode: '211950810' }),
    realNotice(2, { buyer: 'Vilniaus universitetas', buyerCode: '211950810', kind: 'plan', ...road }),
    realNotice(3, { buyer: 'Vilniaus universitetas', buyerCode: '211950810', kind: 'contract', ...road }),
    realNotice(4),
    realNotice(5, { buyer: 'Vilniaus universitetas', buyerCode: '211950810', codes: [] }),
  ])

  expect(buyerSummary(snapshot, 'vilniaus-universitetas', MONDAY)).toMatchObject({
    name: 'Vilniaus universitetas',
    purchases: { count: 2, openCount: 2 },
    counts: { tender: 2, plan: 1, consultation: 0, contract: 1 },
    codes: ['45233142-6', '90911200-8'],
  })
  expect(buyerSummary(snapshot, 'kauno-universitetas', MONDAY)).toBeNull()
  expect(snapshot.lookup.buyerSlugs()).toEqual(['vilniaus-universitetas', 'saulekrantes-gimnazija'])
  expect(snapshot.lookup.slugOfCode('190000000')).toBe('saulekrantes-gimnazija')
  expect(snapshot.lookup.nameOf('kretingos-rajono-savivaldybe')).toBeUndefined()
})

test('a buyer whose notices are older than 30 days has the name that they give, not in capitals', () => {
  const old = { day: '2026-03-02', value: null, size: null, places: null, winner: null, codes: [] }
  const names = ['Kretingos rajono savivaldybė', 'KRETINGOS RAJONO SAVIVALDYBĖ']
  const year = { sourceName: 'TED', from: '2025-11-01', notices: names.map((buyer) => ({ ...old, buyer })) }
  const { nameOf } = buildNoticeLookup([realNotice(1)], year)
  expect(nameOf('kretingos-rajono-savivaldybe')).toBe('Kretingos rajono savivaldybė')
})
