import { expect, test } from 'vitest'
import { TIME_ZONE } from '#config/time-zone.ts'
import type { SourceId } from '../source-notice.ts'
import { nextWindow, readsAll } from './ingest-window.ts'

function windowOf(source: SourceId, newest: string | null, now: string) {
  const complete = newest === null ? null : { window_to: newest }
  return nextWindow(source, complete, Temporal.PlainDateTime.from(now).toZonedDateTime(TIME_ZONE))
}

test.each([
  ['of thirteen months at first', null, '2026-11-20T09:30', '2025-10-20'],
  ['from a week before the last complete one', '2026-11-20', '2026-11-20T10:30', '2026-11-13'],
  ['from where the last complete one ended', '2026-11-10', '2026-11-20T09:30', '2026-11-03'],
  ['with two working days over Christmas', '2026-12-28', '2026-12-28T09:30', '2026-12-21'],
])('a window of TED %s', (_, newest, now, from) => {
  expect(windowOf('ted', newest, now)).toEqual({ from, to: now.slice(0, 10) })
})

test.each([
  ['all that is kept at first', null, '2026-11-20T15:00', '2024-11-20'],
  ['all that is kept at night', '2026-11-19', '2026-11-20T03:00', '2024-11-20'],
  [
    'the 30 days that are shown by day, for rows change in place',
    '2026-11-20',
    '2026-11-20T15:00',
    '2026-10-21',
  ],
  ['a month before the last complete one', '2026-11-10', '2026-11-20T15:00', '2026-10-11'],
])('a window of CVP IS has %s', (_, newest, now, from) => {
  const window = windowOf('cvpis', newest, now)
  expect(window).toEqual({ from, to: '2026-11-20' })
  expect(readsAll('cvpis', window)).toBe(from === '2024-11-20')
})
