import { expect, test } from 'vitest'
import type { RealNotice } from '#app/features/notices/real-notice.ts'
import { cpv } from '#tests/support/cpv-catalogue.ts'
import { MONDAY } from '#tests/support/demo-letters.ts'
import { realNotice, realNoticesOf, writeRealLetter } from '#tests/support/real-letters.ts'
import { listNotices } from '../letter.ts'

const QUERY = 'kodai=90910000-9'

function shownOf(differs: Partial<RealNotice>): string[] {
  const { letter } = writeRealLetter(QUERY, realNoticesOf([realNotice(1, differs)]))
  return letter?.sections.map(({ id }) => id) ?? []
}

test('once there are real notices there are no demo notices, not even in an empty letter', () => {
  const { letter } = writeRealLetter('kodai=45000000-7', realNoticesOf([realNotice(1)]))

  expect(letter).toMatchObject({ state: 'fresh', sections: [], facts: { count: 0 } })
  expect(writeRealLetter('kodai=45000000-7', null).letter).toMatchObject({ state: 'demo', facts: null })
})

const ends = (day: string, hour: string) =>
  ({ time: { type: 'deadline', day }, deadlineAt: `${day}T${hour}:00.000Z` }) as const
const without = (publishedOn = '2026-11-20') =>
  ({ time: { type: 'published', day: publishedOn }, publishedOn, deadlineAt: null }) as const
const plan = (publishedOn: string) =>
  ({
    kind: 'plan',
    time: { type: 'quarter', year: 2027, quarter: 1 },
    publishedOn,
    deadlineAt: null,
  }) as const

test.each<[string, Partial<RealNotice>, string[]]>([
  ['a tender of the last days that is open', {}, ['new']],
  ['a tender that ends by Sunday', ends('2026-11-27', '08:00'), ['ending']],
  ['an old tender that is open', { publishedOn: '2026-10-26' }, ['new']],
  ['a tender that ended an hour ago', ends('2026-11-23', '07:00'), []],
  ['a tender that was cancelled', { status: 'cancelled' }, []],
  ['a tender that was suspended lately', { status: 'suspended', time: without().time }, ['new']],
  ['a tender that was suspended long ago', { status: 'suspended', publishedOn: '2026-10-26' }, []],
  ['a system that ends by Sunday', { ...ends('2026-11-27', '08:00'), isSystem: true }, ['new']],
  ['a tender that its buyer ended', { status: 'ended' }, []],
  ['a tender without a deadline', without(), ['new']],
  ['a tender without a deadline that its buyer ended', { ...without(), status: 'ended' }, []],
  ['an old tender without a deadline', without('2026-11-13'), []],
  ['an old consultation that is open', { kind: 'consultation', publishedOn: '2026-10-26' }, ['ahead']],
  ['a consultation that ended an hour ago', { ...ends('2026-11-23', '07:00'), kind: 'consultation' }, []],
  ['a plan of Monday last week', plan('2026-11-16'), ['ahead']],
  ['a plan of the week before', plan('2026-11-13'), []],
  [
    'a contract of the last days',
    { kind: 'contract', time: { type: 'concluded', day: '2026-11-10' }, deadlineAt: null },
    ['contracts'],
  ],
])('%s', (_, differs, sections) => {
  expect(shownOf(differs)).toEqual(sections)
})

test('today is one of the five days as soon as one of its notices was read', () => {
  const notices = [realNotice(2, plan('2026-11-23')), realNotice(1, plan('2026-11-16'))]
  const { letter } = writeRealLetter(QUERY, realNoticesOf(notices))

  expect(letter && listNotices(letter).map(({ id }) => id)).toEqual(['ted:2'])
})

test('when notices are old, the five days end with the last known one', () => {
  const completeUntil = '2026-11-12T05:30:00.000Z'
  const notices = [realNotice(1, { publishedOn: '2026-11-05' }), realNotice(2, { publishedOn: '2026-11-04' })]
  const { letter } = writeRealLetter(QUERY, realNoticesOf(notices, completeUntil))

  expect(letter).toMatchObject({ state: 'stale', facts: { count: 1, completeUntil } })
  expect(letter && listNotices(letter)).toHaveLength(2)
})

test('the rest of a section is counted', () => {
  const notices = Array.from({ length: 10 }, (_, i) => realNotice(i))
  const { letter } = writeRealLetter(QUERY, realNoticesOf(notices))

  expect(letter?.sections).toMatchObject([{ id: 'new', rest: 4 }])
  expect(letter?.facts?.count).toBe(10)
})

test('with too few notices a wider code is advised with the number that it would bring', () => {
  const other = (i: number) => realNotice(i, { codes: [cpv('90620000')], title: 'Gatvių priežiūra' })
  const notices = [realNotice(1), ...Array.from({ length: 9 }, (_, i) => other(i + 2))]

  expect(writeRealLetter(QUERY, realNoticesOf(notices)).advice).toMatchObject([
    { type: 'add', code: '90000000-7', perLetter: 2, codes: ['90000000-7'] },
  ])
})

test('with too many notices narrower codes are advised, and none that would still bring too many', () => {
  const roofs = Array.from({ length: 40 }, (_, i) =>
    realNotice(i, { codes: [cpv('45260000')], title: 'Stogas' }),
  )
  const roads = Array.from({ length: 60 }, (_, i) =>
    realNotice(i + 40, { codes: [cpv('45230000')], title: 'Kelias' }),
  )
  const { advice } = writeRealLetter('kodai=45200000-9', realNoticesOf([...roofs, ...roads]))

  expect(advice).toMatchObject([
    { type: 'narrow', code: '45230000-8', perLetter: 12 },
    { type: 'narrow', code: '45260000-7', perLetter: 8 },
  ])
})

test('among several wide codes the one that brings fewest is advised when none brings few', () => {
  const of = (code: string, count: number) =>
    Array.from({ length: count }, (_, i) =>
      realNotice(i, { id: `${code}${i}`, codes: [cpv(code)], title: 'Darbai' }),
    )
  const real = realNoticesOf([...of('45231000', 100), ...of('33141000', 95), ...of('72212000', 90)])

  expect(writeRealLetter('kodai=45231000-5,33141000-0,72212000-4', real).advice).toMatchObject([
    { type: 'keep', code: '72212000-4', perLetter: 18 },
  ])
})

test('with one to fifteen notices per letter there is no advice', () => {
  const notices = Array.from({ length: 12 }, (_, i) => realNotice(i))

  expect(writeRealLetter(QUERY, realNoticesOf(notices)).advice).toEqual([])
})

test('the source that is known furthest decides whether notices are old; each is named with its own time', () => {
  const ingestStartedAt = { ted: '2026-11-17T05:00:00.000Z', cvpis: '2026-11-20T05:00:00.000Z', import: null }
  const known = { ...realNoticesOf([realNotice(1)], ingestStartedAt.cvpis), ingestStartedAt }

  expect(writeRealLetter(QUERY, known).letter).toMatchObject({
    state: 'fresh',
    facts: {
      completeUntil: ingestStartedAt.cvpis,
      sources: [
        { name: 'mūsų surinkti skelbimai', updatedAt: null },
        { name: 'TED', updatedAt: ingestStartedAt.ted },
        { name: 'CVP IS', updatedAt: ingestStartedAt.cvpis },
      ],
    },
  })
  expect(writeRealLetter(QUERY, known, MONDAY.add({ hours: 48 })).letter?.state).toBe('stale')
})

test('a code with few notices is shown beside one with many that end sooner', () => {
  const many = Array.from({ length: 9 }, (_, i) => realNotice(i))
  const late = { type: 'deadline', day: '2026-12-18' } as const
  const one = realNotice(99, { codes: [cpv('45261210')], time: late, deadlineAt: '2026-12-18T08:00:00.000Z' })
  const { letter } = writeRealLetter('kodai=90911200-8,45261210-9', realNoticesOf([...many, one]))

  expect(letter?.sections.flatMap(({ notices }) => notices.map(({ id }) => id))).toContain(one.id)
})

test('what only members of a system can bid for comes after all others of its section', () => {
  const others = Array.from({ length: 7 }, (_, i) => realNotice(i + 2, { codes: [cpv('90911300')] }))
  const real = realNoticesOf([realNotice(1, { isAside: true }), ...others])
  const { letter } = writeRealLetter('kodai=90911200-8,90911300-9', real)

  expect(letter && listNotices(letter).map(({ id }) => id)).not.toContain('ted:1')
})
