import { describe, expect, test } from 'vitest'
import { addWorkingDays, isWorkingDay } from '#app/shared/calendar/working-days.ts'
import { formatDayOfMonth } from '#app/shared/text/lithuanian-date.ts'
import { TIME_ZONE } from '#config/time-zone.ts'
import { type DateLabel, type SampleNotice, sampleNotices } from './sample-notices.ts'

const SUNDAY = Temporal.Instant.from('2026-11-22T10:00:00Z')

function noticesOf(type: SampleNotice['type'], now = SUNDAY) {
  return sampleNotices(now).filter((notice) => notice.type === type)
}

test('six notices show the four types of the newsletter', () => {
  const notices = sampleNotices(SUNDAY)

  expect(notices).toHaveLength(6)
  expect(new Set(notices.map(({ type }) => type))).toEqual(
    new Set(['Pirkimas', 'Rinkos konsultacija', 'Pirkimų planas', 'Sudaryta sutartis']),
  )
})

test('each type has the date that such a notice has', () => {
  const labels: Record<SampleNotice['type'], DateLabel> = {
    Pirkimas: 'Terminas',
    'Rinkos konsultacija': 'Pastabos iki',
    'Pirkimų planas': 'Numatoma',
    'Sudaryta sutartis': 'Sudaryta',
  }
  expect(sampleNotices(SUNDAY).map(({ dateLabel }) => dateLabel)).toEqual(
    sampleNotices(SUNDAY).map(({ type }) => labels[type]),
  )
})

test('only the concluded contract names a winner', () => {
  expect(sampleNotices(SUNDAY).flatMap(({ type, winner }) => (winner ? [type] : []))).toEqual([
    'Sudaryta sutartis',
  ])
})

test.each([
  ['2026-11-22T10:00:00Z', '2027 m. I ketv.'],
  ['2026-12-31T21:59:59Z', '2027 m. I ketv.'],
  ['2026-12-31T22:00:00Z', '2027 m. II ketv.'],
  ['2027-03-31T20:59:59Z', '2027 m. II ketv.'],
  ['2027-03-31T21:00:00Z', '2027 m. III ketv.'],
  ['2027-08-30T21:00:00Z', '2027 m. IV ketv.'],
])('at %s the plan is for %s', (now, expected) => {
  const [plan] = noticesOf('Pirkimų planas', Temporal.Instant.from(now))

  expect(plan?.date.replaceAll('\u00a0', ' ')).toBe(expected)
})

describe('on every day of two years', () => {
  const days = Array.from({ length: 730 }, (_, index) =>
    Temporal.PlainDate.from('2026-01-01').add({ days: index }),
  )
  /** The last second of the day in Vilnius. */
  const endOf = (day: Temporal.PlainDate) =>
    day.add({ days: 1 }).toZonedDateTime(TIME_ZONE).subtract({ seconds: 1 }).toInstant()

  /** Shown days carry no year: the one nearest to today is meant. */
  function dateShown(text: string, today: Temporal.PlainDate): Temporal.PlainDate {
    const near = Array.from({ length: 40 }, (_, index) => today.add({ days: index - 15 }))
    const date = near.find((day) => formatDayOfMonth(day) === text)
    if (!date) throw new Error(`„${text}“ is not a day near ${today}`)
    return date
  }

  test.each(['Terminas', 'Pastabos iki'] satisfies DateLabel[])(
    '„%s“ is a coming working day, no two alike',
    (label) => {
      for (const today of days) {
        const shown = sampleNotices(endOf(today)).filter(({ dateLabel }) => dateLabel === label)
        const dates = shown.map(({ date }) => dateShown(date, today))

        expect(new Set(dates.map(String)).size).toBe(shown.length)
        for (const date of dates) {
          expect(Temporal.PlainDate.compare(date, today), `${date} on ${today}`).toBe(1)
          expect(isWorkingDay(date), `${date} on ${today}`).toBe(true)
        }
      }
    },
  )

  test('the contract was concluded on a past working day', () => {
    for (const today of days) {
      const [contract] = noticesOf('Sudaryta sutartis', endOf(today))
      const date = dateShown(contract?.date ?? '', today)

      expect(Temporal.PlainDate.compare(date, today)).toBe(-1)
      expect(date.equals(addWorkingDays(today, -4))).toBe(true)
    }
  })
})

test.each([
  ['2026-11-22T12:00:00Z', ['lapkričio 26 d.', 'lapkričio 30 d.', 'gruodžio 2 d.']],
  // 24, 25 and 26 December are holidays, 27 December is a Sunday.
  ['2026-12-23T12:00:00Z', ['gruodžio 31 d.', 'sausio 5 d.', 'sausio 7 d.']],
  ['2027-01-01T12:00:00Z', ['sausio 7 d.', 'sausio 11 d.', 'sausio 13 d.']],
  // Easter Sunday is 28 March.
  ['2027-03-26T12:00:00Z', ['balandžio 2 d.', 'balandžio 6 d.', 'balandžio 8 d.']],
])('at %s tenders end on %j', (now, expected) => {
  const dates = noticesOf('Pirkimas', Temporal.Instant.from(now)).map(({ date }) =>
    date.replaceAll('\u00a0', ' '),
  )

  expect(dates).toEqual(expected)
})
