import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isWorkingDay } from '#app/domain/calendar/working-days.ts'
import { keysOf } from '#app/domain/data/record.ts'
import { legalBasesOfLaw } from '#app/ui/figures/legal-basis.tsx'
import { PROCUREMENT_KINDS } from '#app/ui/forms/query-values.ts'
import { figures } from '#config/figures.ts'
import sentences from '#content/deadline-sentences.json' with { type: 'json' }
import { WORKED_EXAMPLES } from '#tests/support/worked-deadlines.ts'
import { CHANNELS, type DeadlineQuery, LAWS, readDeadlineForm } from '../deadline-query.ts'
import { QUESTIONS } from '../deadline-questions.ts'
import { calculateDeadline } from './deadline-result.ts'
import { isInScope, rules, withoutLegalBasis } from './deadline-rules.ts'

test.each(WORKED_EXAMPLES)('$address: $why', ({ address, nominal, legal, safe }) => {
  expect(datesOf(address)).toEqual({ nominal, legal, safe })
})

test('in at least six worked examples the safe and the legal date differ', () => {
  const differing = WORKED_EXAMPLES.filter(({ legal, safe }) => legal && safe && legal !== safe)
  expect(differing.length).toBeGreaterThanOrEqual(6)
})

test.each([
  [
    'tarptautinis',
    ['2026-12-28', '2026-12-23', '2026-12-08', '2026-12-23', '2026-12-08', '2026-12-23', '2026-12-23'],
  ],
  [
    'supaprastintas',
    ['2026-12-05', '2026-12-02', '2026-11-30', '2026-12-03', '2026-11-30', '2026-12-03', '2026-12-03'],
  ],
])('the shortest time limits for bids and requests, %s, from 23 November 2026', (procurement, days) => {
  const result = resultOf(`klausimas=pasiulymai&pirkimas=${procurement}&istatymas=vpi&data=2026-11-23`)
  const dated =
    result.kind === 'shortest' ? result.timeLimits.flatMap(({ day }) => day?.toString() ?? []) : []
  expect(dated).toEqual(days)
})

const combinations = QUESTIONS.flatMap((question) =>
  keysOf(PROCUREMENT_KINDS).flatMap((procurement) =>
    keysOf(LAWS).flatMap((law) =>
      keysOf(CHANNELS).map((channel) => ({ question, procurement, law, channel })),
    ),
  ),
)

test('a combination has either one rule, or a sentence, or a list of shortest time limits', () => {
  for (const purchase of combinations) {
    const found = rules.filter((rule) => isInScope(rule, purchase)).length
    const missing = withoutLegalBasis.filter((gap) => isInScope(gap, purchase)).length
    const isList = purchase.question === 'shortestTimeLimits' && purchase.procurement !== 'lowValue'
    expect([found, missing, isList].filter(Boolean), JSON.stringify(purchase)).toHaveLength(1)
    expect(found, JSON.stringify(purchase)).toBeLessThanOrEqual(1)
  }
})

test('a combination that has a result rests on its own law or on documents', () => {
  for (const purchase of combinations) {
    const result = calculateDeadline({
      ...purchase,
      start: Temporal.PlainDate.from('2026-11-24'),
      inspection: null,
    })
    const cited =
      'figure' in result
        ? [result.figure]
        : 'timeLimits' in result
          ? result.timeLimits.map(({ figure }) => figure)
          : []
    for (const figure of cited) {
      const acts = legalBasesOfLaw(figures[figure], purchase.law).map(({ act }) => act)
      expect(acts.length, `${figure} ${purchase.law}`).toBeGreaterThan(0)
    }
  }
})

test('a combination without a legal basis gets a sentence and no date', () => {
  const address = 'klausimas=salygos&pirkimas=tarptautinis&istatymas=pi&budas=pastu&data=2026-11-24'
  const sentence = expect.stringContaining('datos neskaičiuojame')
  expect(resultOf(address)).toEqual({ kind: 'noLegalBasis', sentence })
})

test.each([
  ['atidejimas', 'pi', 'standstillLowValue'],
  ['pasiulymai', 'vpi', 'lowValueTenderTerm'],
])('a combination without a time limit gets the article that says so: %s, %s', (question, law, figure) => {
  const address = `klausimas=${question}&pirkimas=mazos-vertes&istatymas=${law}&data=2026-11-24`
  expect(resultOf(address)).toMatchObject({ kind: 'noTimeLimit', figure })
})

test('shortest time limits from an invitation have no date; under PĮ only those without agreement are left', () => {
  const undated = (law: string, procurement: string) => {
    const result = resultOf(`klausimas=pasiulymai&pirkimas=${procurement}&istatymas=${law}&data=2026-11-23`)
    const rows = result.kind === 'shortest' ? result.timeLimits : []
    return rows.filter(({ day }) => day === null).map(({ figure }) => figure)
  }

  expect(undated('vpi', 'tarptautinis')).toEqual([
    'restrictedTendersInternational',
    'restrictedTendersInternationalElectronic',
    'restrictedTendersInternationalShort',
    'agreedTendersInternational',
    'negotiationTendersInternational',
  ])
  expect(undated('pi', 'tarptautinis')).toEqual(['agreedTendersInternational'])
  expect(undated('pi', 'supaprastintas')).toEqual(['agreedTendersSimplified'])
})

const CLAIM = 'klausimas=pretenzija&istatymas=vpi&data=2026-11-24&prasyta=2026-11-25&gauta=2026-11-30'
const LAST_DAY = CLAIM.replace(/prasyta.*/, 'prasyta=2026-12-04&gauta=2026-12-08')
const SAME_DAY = CLAIM.replace('gauta=2026-11-30', 'gauta=2026-11-25')

test.each([
  [`${CLAIM}&pirkimas=tarptautinis`, 'applied', '2026-12-09'],
  [`${CLAIM}&pirkimas=supaprastintas`, 'workingDays', '2026-12-01'],
  [`${SAME_DAY}&pirkimas=supaprastintas`, 'applied', '2026-12-02'],
  [`${SAME_DAY.replace('pretenzija', 'atidejimas')}&pirkimas=supaprastintas`, 'applied', '2026-12-02'],
  [`${SAME_DAY}&pirkimas=mazos-vertes`, 'lowValue', '2026-12-01'],
  [`${CLAIM.replace('vpi', 'pi')}&pirkimas=tarptautinis`, 'applied', '2026-12-09'],
  [`${CLAIM.replace('pretenzija', 'teismas')}&pirkimas=tarptautinis`, 'otherTimeLimit', '2026-12-04'],
  [
    'klausimas=pretenzija&istatymas=vpi&data=2026-11-24&prasyta=2026-12-05&gauta=2026-12-05&pirkimas=tarptautinis',
    'askedLate',
    '2026-12-04',
  ],
  [`${LAST_DAY}&pirkimas=tarptautinis`, 'applied', '2026-12-08'],
] as const)('the wait for the winning bid in %s: %s', (address, extension, legal) => {
  const result = resultOf(address)
  expect(result.kind === 'dated' && result.warnings).toContain(sentences.extension[extension])
  expect(datesOf(address)?.legal).toBe(legal)
})

const anyQuery: fc.Arbitrary<DeadlineQuery> = fc.record({
  question: fc.constantFrom(...QUESTIONS),
  procurement: fc.constantFrom(...keysOf(PROCUREMENT_KINDS)),
  law: fc.constantFrom(...keysOf(LAWS)),
  channel: fc.constantFrom(...keysOf(CHANNELS)),
  start: fc.nat({ max: 12 * 365 }).map((days) => Temporal.PlainDate.from('2024-01-01').add({ days })),
  inspection: fc.constant(null),
})

test('for any question on any day the safe and the legal date are working days, and the safe one is never later', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      const result = calculateDeadline(query)
      if (result.kind !== 'dated') return
      const { safe, legal, nominal } = result.end
      if (legal) {
        expect(isWorkingDay(legal)).toBe(true)
        expect(Temporal.PlainDate.compare(nominal, legal)).toBeLessThanOrEqual(0)
      }
      if (safe) {
        expect(isWorkingDay(safe)).toBe(true)
        expect(Temporal.PlainDate.compare(safe, nominal)).toBeLessThanOrEqual(0)
      }
    }),
  )
})

test('for any question on any day a later notice never has an earlier deadline', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      const today = calculateDeadline(query)
      const tomorrow = calculateDeadline({ ...query, start: query.start.add({ days: 1 }) })
      if (today.kind !== 'dated' || tomorrow.kind !== 'dated') return
      for (const end of ['nominal', 'safe', 'legal'] as const) {
        const [first, second] = [today.end[end], tomorrow.end[end]]
        if (first && second) expect(Temporal.PlainDate.compare(first, second)).toBeLessThanOrEqual(0)
      }
    }),
  )
})

test('for any question on any day the counted days are as many as the time limit has and end on its last day', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      const result = calculateDeadline(query)
      if (result.kind !== 'dated') return
      const { value } = figures[result.figure]
      const isCounted =
        value.kind === 'timeLimit' && (value.unit === 'calendarDay' || value.unit === 'workingDay')
      const numbers = Array.from({ length: isCounted ? value.count : 0 }, (_, index) => index + 1)
      expect(result.days.map(({ number }) => number)).toEqual(numbers)
      if (!isCounted) return
      expect(result.days.at(-1)?.date.equals(result.end.nominal)).toBe(true)
      expect(result.days.some(({ date }) => date.equals(query.start))).toBe(false)
    }),
  )
})

function resultOf(address: string) {
  const { query, errors } = readDeadlineForm(new URLSearchParams(address))
  expect(errors).toEqual({})
  if (query === null) throw new Error(`No query: ${address}`)
  return calculateDeadline(query)
}

function datesOf(address: string) {
  const result = resultOf(address)
  if (result.kind !== 'dated') return null
  const { nominal, legal, safe } = result.end
  return { nominal: `${nominal}`, legal: legal?.toString() ?? null, safe: safe?.toString() ?? null }
}
