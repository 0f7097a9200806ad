import { expect, test } from 'vitest'
import { workingTimeBetween } from './working-time.ts'

const HOURS = { opens: '09:00', closes: '18:00', fridayCloses: null, closedOn: ['2026-12-28'] }
const between = workingTimeBetween(Date.parse('2026-03-01'), Date.parse('2027-01-05'), HOURS)
const HOUR_MS = 3_600_000

test.each([
  ['within a day', '2026-11-27T10:00+02:00', '2026-11-27T11:30+02:00', 1.5],
  ['over a weekend', '2026-11-27T17:00+02:00', '2026-11-30T10:00+02:00', 2],
  ['at night and at the weekend', '2026-11-27T18:00+02:00', '2026-11-30T09:00+02:00', 0],
  ['over Christmas and a day off', '2026-12-23T17:00+02:00', '2026-12-29T10:00+02:00', 2],
  ['over the night on which clocks go forward', '2026-03-27T17:00+02:00', '2026-03-30T10:00+03:00', 2],
  ['backwards', '2026-11-27T12:00+02:00', '2026-11-27T11:00+02:00', 0],
])('%s only working hours count', (_, from, to, hours) => {
  expect(between(Date.parse(from), Date.parse(to)) / HOUR_MS).toBe(hours)
})

test('a Friday ends when the office does on Fridays', () => {
  const [from, to] = ['2026-11-26T17:00+02:00', '2026-11-30T10:00+02:00'].map(Date.parse) as [number, number]
  const worked = workingTimeBetween(from, to, { ...HOURS, fridayCloses: '16:00' })

  expect(worked(from, to) / HOUR_MS).toBe(1 + 7 + 1)
})
