import { expect, test } from 'vitest'
import { deadlineAt, deadlineText } from './deadline.ts'

test.each([
  ['2026-11-24T08:00:00.000Z', 'lapkričio 24 d. 10:00'],
  ['2026-07-01T05:05:00.000Z', 'liepos 1 d. 8:05'],
  ['2026-11-24T22:30:00.000Z', 'lapkričio 25 d. 0:30'],
  ['2026-11-24T21:59:00.000Z', 'lapkričio 24 d.'],
  ['2026-07-01T20:59:00Z', 'liepos 1 d.'],
  ['2027-05-01T07:00:00Z', 'gegužės 1 d. 10:00'],
  ['2031-01-05T07:00:00Z', '2031 m. sausio 5 d. 9:00'],
])('a deadline at %s is „%s“, with an hour only when its source knew one', (instant, text) => {
  expect(deadlineText(deadlineAt(instant), '2026-07-01').replaceAll('\u00a0', ' ')).toBe(text)
})
