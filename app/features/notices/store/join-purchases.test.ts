import { describe, expect, test } from 'vitest'
import { storedNotice } from '#tests/support/stored-notice.ts'
import { type FoundNotice, joinPurchases, type Purchase } from './join-purchases.ts'

const [A, B, C] = ['a', 'b', 'c'].map((name, i) =>
  storedNotice(i + 1, {
    ted_procedure_id: null,
    ted_notice_id: null,
    title: name,
    published_on: `2026-11-0${i + 1}`,
  }),
)

/** Every order in which notices may come. */
function ordersOf<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item, i) => ordersOf(items.toSpliced(i, 1)).map((rest) => [item, ...rest]))
}

function isOpenAt({ notice, status }: Purchase, now: Date): boolean {
  return status === 'published' && notice.deadline_at !== null && notice.deadline_at > now
}

const idsOf = (purchases: readonly Purchase[]) => purchases.map(({ notice }) => notice.source_id).toSorted()
const award = (differs: Partial<FoundNotice> = {}) =>
  storedNotice(9, {
    kind: 'contract',
    published_on: '2026-11-20',
    deadline_at: null,
    ted_procedure_id: 'p',
    ...differs,
  })

describe('a tender and its corrections are one purchase in its newest state', () => {
  test.each<[string, Partial<FoundNotice>[]]>([
    ['by their procedure', [{ ted_procedure_id: 'p' }, { ted_procedure_id: 'p' }, { ted_procedure_id: 'p' }]],
    [
      'by the identifier of the notice',
      [{ ted_notice_id: 'n' }, { ted_notice_id: 'n' }, { ted_notice_id: 'n' }],
    ],
    ['by publication numbers', [{}, { ted_replaces: '1-2026' }, { ted_replaces: '2-2026' }]],
    [
      'by a version',
      [{ ted_notice_id: 'n' }, { ted_replaces: 'n-01', ted_notice_id: 'm' }, { ted_replaces: 'm-01' }],
    ],
  ])('%s, in every order', (_how, links) => {
    const chain = [A, B, C].flatMap((notice, i) => (notice ? [{ ...notice, ...links[i] }] : []))
    for (const order of ordersOf(chain)) expect(idsOf(joinPurchases(order))).toEqual(['3-2026'])
  })

  test('though the one between was never seen', () => {
    const first = storedNotice(1, { ted_procedure_id: 'p' })
    const last = storedNotice(3, {
      ted_procedure_id: 'p',
      ted_replaces: '2-2026',
      published_on: '2026-11-09',
    })
    for (const order of ordersOf([first, last])) expect(idsOf(joinPurchases(order))).toEqual(['3-2026'])
  })

  test('also when both came in one edition, and the correction has the lower number', () => {
    const [first, last] = [storedNotice(2), storedNotice(1, { ted_replaces: '2-2026', status: 'cancelled' })]
    for (const order of ordersOf([first, last])) expect(idsOf(joinPurchases(order))).toEqual(['1-2026'])
  })

  test('and know the deadline that was moved', () => {
    const moved = new Date('2026-12-20T08:00:00Z')
    const later = storedNotice(3, { ted_replaces: '1-2026', published_on: '2026-11-09', deadline_at: moved })
    expect(joinPurchases([storedNotice(1), later])[0]?.previousDeadline).toEqual(storedNotice(1).deadline_at)
  })
})

describe('an award', () => {
  const tender = storedNotice(1, { ted_procedure_id: 'p' })
  const statusOf = (notices: readonly FoundNotice[]) =>
    joinPurchases(notices).find(({ notice }) => notice.kind === 'tender')?.status

  test.each<[string, FoundNotice, FoundNotice, string]>([
    ['ends its tender', tender, award(), 'ended'],
    ['without a winner ends it too', tender, award({ status: 'cancelled' }), 'ended'],
    ['that is only intended leaves it open', tender, award({ is_intended: true }), 'published'],
    ['of another procedure leaves it open', tender, award({ ted_procedure_id: 'q' }), 'published'],
    [
      'leaves the lots open that end later',
      { ...tender, earlier_deadlines: [new Date(0)] },
      award(),
      'published',
    ],
    ['leaves a system open', { ...tender, system: 'itself' }, award(), 'published'],
  ])('%s', (_what, call, result, status) => {
    for (const order of ordersOf([call, result])) expect(statusOf(order)).toBe(status)
  })
})

describe('of several sources', () => {
  const inTed = storedNotice(1, { ted_procedure_id: 'p' })
  const inCvpis = storedNotice(2, {
    source: 'cvpis',
    ted_number: null,
    title: inTed.title,
    published_on: '2026-11-03',
  })

  test('a title is the same with and without its number and its procedure', () => {
    const title = `VP-3847 ${inTed.title} (Skelbiama apklausa) (seno CVP IS Nr. 660238)`
    expect(idsOf(joinPurchases([inTed, { ...inCvpis, title }]))).toEqual(['2-2026'])
  })

  const inImport = { ...inCvpis, id: 3, source: 'import' as const, source_id: 'i' }
  const alone = { ted_number: null, ted_procedure_id: null }

  test.each<[string, FoundNotice[], string[]]>([
    ['is shown as the firm has it', [inTed, inCvpis, inImport], ['i']],
    [
      'is known by the name of its buyer too',
      [
        { ...inTed, buyer_code: null },
        { ...inCvpis, buyer_name: inTed.buyer_name.toUpperCase() },
      ],
      ['2-2026'],
    ],
    [
      'is known by its number in TED',
      [inTed, { ...inCvpis, title: 'Kita', ted_number: '1-2026' }],
      ['2-2026'],
    ],
    [
      'with another title is another one',
      [inTed, { ...inCvpis, title: 'Langų plovimas' }],
      ['1-2026', '2-2026'],
    ],
    [
      'of another buyer is another one',
      [inTed, { ...inCvpis, buyer_name: 'Kita įstaiga', buyer_code: null }],
      ['1-2026', '2-2026'],
    ],
    ['is not its contract', [inTed, { ...inCvpis, kind: 'contract' }], ['1-2026', '2-2026']],
    ['without a deadline is tied to none', [inTed, { ...inCvpis, deadline_at: null }], ['1-2026', '2-2026']],
    [
      'may have lots of one title in one source',
      [
        { ...inTed, ...alone },
        { ...inTed, ...alone, id: 4, source_id: 'lot' },
      ],
      ['1-2026', 'lot'],
    ],
  ])('a purchase %s', (_what, given, expected) => {
    for (const order of ordersOf(given)) expect(idsOf(joinPurchases(order))).toEqual(expected)
  })

  test('what one of them cancels is open in none', () => {
    const cancelled = { ...inTed, status: 'cancelled' as const }
    expect(joinPurchases([inCvpis, cancelled])).toMatchObject([
      { notice: { source: 'cvpis' }, status: 'cancelled' },
    ])
  })

  test('a row with the number of a version that was corrected belongs to the correction', () => {
    const linked = { ...inCvpis, ted_number: '1-2026', title: 'Kitas pavadinimas' }
    const correction = storedNotice(3, { ted_procedure_id: 'p', published_on: '2026-11-09' })
    for (const order of ordersOf([inTed, linked, correction]))
      expect(idsOf(joinPurchases(order))).toEqual(['2-2026'])
  })

  test('a purchase that staff have hidden in one is shown from none', () => {
    expect(joinPurchases([{ ...inTed, is_hidden: true }, inCvpis])).toEqual([])
  })
})

test('at no minute of a day is something open that has ended, was cancelled or was replaced, in whatever order it came', () => {
  const at = (time: string) => new Date(`2026-11-10T${time}:00Z`)
  const day = [
    storedNotice(1, { ted_procedure_id: 'x', deadline_at: at('09:00') }),
    storedNotice(2, { ted_procedure_id: 'y', deadline_at: at('12:00') }),
    storedNotice(3, {
      ted_procedure_id: 'y',
      published_on: '2026-11-09',
      status: 'cancelled',
      deadline_at: at('12:00'),
    }),
    storedNotice(4, { ted_procedure_id: 'z', deadline_at: at('15:00'), earlier_deadlines: [at('08:00')] }),
    storedNotice(5, { source: 'cvpis', ted_number: '1-2026', deadline_at: at('09:00') }),
  ]
  for (const order of ordersOf(day)) {
    const purchases = joinPurchases(order)
    for (let minute = 0; minute < 24 * 60; minute++) {
      const now = new Date(at('00:00').getTime() + minute * 60_000)
      const open = idsOf(purchases.filter((purchase) => isOpenAt(purchase, now)))
      const expected = [...(now < at('15:00') ? ['4-2026'] : []), ...(now < at('09:00') ? ['5-2026'] : [])]
      if (open.join() !== expected.join()) expect([now, open]).toEqual([now, expected])
    }
  }
})
