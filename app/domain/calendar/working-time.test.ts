import { expect, test } from 'vitest'
import { workingDayAt, workingTimeBetween } from './working-time.ts'

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

test.each([
  ['in winter half past eight', '2026-11-30T06:30Z', false],
  ['in summer half past nine', '2026-06-29T06:30Z', true],
  ['in winter half past five', '2026-11-30T15:30Z', true],
  ['in summer half past six', '2026-06-29T15:30Z', false],
  ['in the night', '2026-11-30T22:30Z', false],
  ['a Saturday noon', '2026-11-28T10:00Z', false],
  ['Christmas', '2026-12-25T10:00Z', false],
])('by the clock of Vilnius it is %s: the office is open or not', (_, moment, isOpen) => {
  expect(workingDayAt(Date.parse(moment), HOURS) !== null).toBe(isOpen)
})
