import { expect, test } from 'vitest'
import { todayInVilnius } from '#app/domain/calendar/today.ts'
import { addWorkingDays, isWorkingDay } from '#app/domain/calendar/working-days.ts'
import { KIND_LABELS, type NoticeKind } from '#app/domain/notices/notice.ts'
import { TIME_ZONE } from '#config/time-zone.ts'
import { readCatalogue } from '#tests/support/cpv-catalogue.ts'
import { dateText } from '../notice-texts.ts'
import { homePageLetterOn } from './home-page-letter.ts'

const SUNDAY = Temporal.Instant.from('2026-11-22T10:00:00Z')

function letterAt(now: Temporal.Instant) {
  return homePageLetterOn(todayInVilnius(now).toString())
}

function noticesOf(kind: NoticeKind, now = SUNDAY) {
  return letterAt(now).notices.filter((notice) => notice.kind === kind)
}

test('six notices show the four types of the newsletter', () => {
  const { notices } = letterAt(SUNDAY)

  expect(notices).toHaveLength(6)
  expect(new Set(notices.map(({ kind }) => KIND_LABELS[kind]))).toEqual(
    new Set(['Pirkimas', 'Rinkos konsultacija', 'Pirkimų planas', 'Sudaryta sutartis']),
  )
})

test('the codes of the six notices have the names of the vocabulary', () => {
  const { tree } = readCatalogue()

  for (const { code, codeName } of letterAt(SUNDAY).notices)
    expect(code && tree.find(code)?.LT).toBe(codeName)
})

test('only the concluded contract names a winner', () => {
  expect(letterAt(SUNDAY).notices.flatMap(({ kind, winner }) => (winner ? [kind] : []))).toEqual(['contract'])
})

test.each([
  ['2026-11-22T10:00:00Z', '2027 m. I ketv.'],
  ['2026-12-31T21:59:59Z', '2027 m. I ketv.'],
  ['2026-12-31T22:00:00Z', '2027 m. II ketv.'],
  ['2027-03-31T20:59:59Z', '2027 m. II ketv.'],
  ['2027-03-31T21:00:00Z', '2027 m. III ketv.'],
  ['2027-08-30T21:00:00Z', '2027 m. IV ketv.'],
])('at %s the plan is for %s', (now, expected) => {
  const [plan] = noticesOf('plan', Temporal.Instant.from(now))

  expect(plan && dateText(plan, '2026-11-22').replaceAll('\u00a0', ' ')).toBe(expected)
})

const days = Array.from({ length: 730 }, (_, index) =>
  Temporal.PlainDate.from('2026-01-01').add({ days: index }),
)
/** The last second of the day in Vilnius. */
const endOf = (day: Temporal.PlainDate) =>
  day.add({ days: 1 }).toZonedDateTime(TIME_ZONE).subtract({ seconds: 1 }).toInstant()

test.each(['tender', 'consultation'] satisfies NoticeKind[])(
  'on every day of two years the deadline of a %s is a coming working day, no two alike',
  (kind) => {
    for (const today of days) {
      const dates = daysOf(kind, endOf(today))

      expect(new Set(dates.map(String)).size).toBe(dates.length)
      for (const date of dates) {
        expect(Temporal.PlainDate.compare(date, today), `${date} on ${today}`).toBe(1)
        expect(isWorkingDay(date), `${date} on ${today}`).toBe(true)
      }
    }
  },
)

test('on every day of two years the contract was concluded on a past working day', () => {
  for (const today of days) {
    const [date] = daysOf('contract', endOf(today))

    expect(String(date)).toBe(String(addWorkingDays(today, -4)))
  }
})

function daysOf(kind: NoticeKind, now: Temporal.Instant): Temporal.PlainDate[] {
  return noticesOf(kind, now).flatMap(({ time }) =>
    time.type === 'quarter' ? [] : [Temporal.PlainDate.from(time.day)],
  )
}

test.each([
  ['2026-11-22T12:00:00Z', ['lapkričio 26 d.', 'lapkričio 30 d.', 'gruodžio 2 d.']],
  // 24, 25 and 26 December are holidays, 27 December is a Sunday.
  ['2026-12-23T12:00:00Z', ['gruodžio 31 d.', 'sausio 5 d.', 'sausio 7 d.']],
  ['2027-01-01T12:00:00Z', ['sausio 7 d.', 'sausio 11 d.', 'sausio 13 d.']],
  // Easter Sunday is 28 March.
  ['2027-03-26T12:00:00Z', ['balandžio 2 d.', 'balandžio 6 d.', 'balandžio 8 d.']],
])('at %s tenders end on %j', (now, expected) => {
  const dates = noticesOf('tender', Temporal.Instant.from(now)).map((notice) =>
    dateText(notice, now.slice(0, 10)).replaceAll('\u00a0', ' '),
  )

  expect(dates).toEqual(expected)
})
