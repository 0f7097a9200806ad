import { expect, test } from 'vitest'
import { expectedPublicationDays, nextWindow } from './ingest-window.ts'

function day(text: string): Temporal.PlainDate {
  return Temporal.PlainDate.from(text)
}

test.each([
  ['of 30 days at first', null, '2026-11-20', { from: '2026-10-21', to: '2026-11-20' }],
  [
    'from three days before the last complete one',
    '2026-11-19',
    '2026-11-20',
    { from: '2026-11-16', to: '2026-11-20' },
  ],
  [
    'from where the last complete one ended',
    '2026-11-10',
    '2026-11-20',
    { from: '2026-11-07', to: '2026-11-20' },
  ],
  ['of 30 days at most', '2026-01-10', '2026-11-20', { from: '2026-10-21', to: '2026-11-20' }],
  [
    'with two working days over Christmas',
    '2026-12-28',
    '2026-12-28',
    { from: '2026-12-22', to: '2026-12-28' },
  ],
])('a window %s', (_, newest, today, expected) => {
  expect(nextWindow('ted', newest === null ? null : { window_to: newest }, day(today))).toEqual(expected)
})

test('a window of CVP IS always has the 30 days that are shown: its rows change in place', () => {
  expect(nextWindow('cvpis', { window_to: '2026-11-20' }, day('2026-11-20'))).toEqual({
    from: '2026-10-21',
    to: '2026-11-20',
  })
})

test('weekends and public holidays may be silent, working days not; TED has holidays of its own', () => {
  const window = { from: '2026-12-18', to: '2026-12-28' }

  expect(expectedPublicationDays('cvpis', window, day('2026-12-28'))).toEqual(['2026-12-23'])
  expect(expectedPublicationDays('ted', window, day('2026-12-28'))).toEqual(['2026-12-23', '2026-12-22'])
  expect(expectedPublicationDays('import', window, day('2026-12-28'))).toEqual([])
  expect(
    expectedPublicationDays('cvpis', { from: '2026-12-24', to: '2026-12-28' }, day('2026-12-28')),
  ).toEqual([])
})
