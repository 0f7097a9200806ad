import { describe, expect, test } from 'vitest'
import { generateNotices } from '#tests/support/notice-servers/generate-notices.ts'
import { type Row, tedRow } from '#tests/support/notice-servers/notice-shapes.ts'
import { readTedRow } from './ted-notice.ts'

const [written] = generateNotices(1, '2026-11-20')
const NO_DEADLINE = {
  'deadline-receipt-request': null,
  'deadline-receipt-tender-date-lot': null,
  'deadline-receipt-tender-time-lot': null,
}

function readRow(fields: Row) {
  return readTedRow({ ...(written && tedRow(written)), ...fields })
}

describe('deadlines', () => {
  test.each<[string, Row, string[]]>([
    [
      'of two lots have their hours',
      { 'deadline-receipt-request': ['2026-12-20T10:00:00+02:00', '2026-12-18T09:30:00+02:00'] },
      ['2026-12-18T07:30:00Z', '2026-12-20T08:00:00Z'],
    ],
    [
      'of 74 lots on two days are two',
      {
        'deadline-receipt-request': Array.from(
          { length: 74 },
          (_, i) => `2026-12-${i % 2 === 0 ? '09' : '16'}T07:00:00Z`,
        ),
      },
      ['2026-12-09T07:00:00Z', '2026-12-16T07:00:00Z'],
    ],
    [
      'are put together of day and hour, where there are as many of both',
      {
        ...NO_DEADLINE,
        'deadline-receipt-request-date-lot': ['2026-12-20+02:00'],
        'deadline-receipt-request-time-lot': ['12:00:00+02:00'],
      },
      ['2026-12-20T10:00:00Z'],
    ],
    [
      'are days, where there are fewer hours',
      {
        ...NO_DEADLINE,
        'deadline-receipt-tender-date-lot': ['2026-12-20+02:00', '2026-12-21+02:00'],
        'deadline-receipt-tender-time-lot': ['12:00:00+02:00'],
      },
      ['2026-12-20T21:59:00Z', '2026-12-21T21:59:00Z'],
    ],
    [
      'of 250 lots are two, though only the last one ends later',
      {
        'deadline-receipt-request': [...Array(249).fill('2026-12-09T07:00:00Z'), '2026-12-16T07:00:00Z'],
      },
      ['2026-12-09T07:00:00Z', '2026-12-16T07:00:00Z'],
    ],
    [
      'are days, where 250 have 220 hours',
      {
        ...NO_DEADLINE,
        'deadline-receipt-tender-date-lot': Array(250).fill('2026-12-20+02:00'),
        'deadline-receipt-tender-time-lot': Array(220).fill('12:00:00+02:00'),
      },
      ['2026-12-20T21:59:00Z'],
    ],
    [
      'are days, where there are no hours',
      { ...NO_DEADLINE, 'deadline-receipt-tender-date-lot': ['2026-12-20+02:00'] },
      ['2026-12-20T21:59:00Z'],
    ],
    [
      'are days, where an hour or a day is missing between the others',
      {
        ...NO_DEADLINE,
        'deadline-receipt-tender-date-lot': ['2026-12-20+02:00', null],
        'deadline-receipt-tender-time-lot': [null, '12:00:00+02:00'],
      },
      ['2026-12-20T21:59:00Z'],
    ],
    [
      'that are corrupt are none',
      { ...NO_DEADLINE, 'deadline-receipt-tender-date-lot': ['20255-12-20'] },
      [],
    ],
    [
      'of a system may lie eight years ahead',
      { 'deadline-receipt-request': '2034-11-12T10:00:00Z' },
      ['2034-11-12T10:00:00Z'],
    ],
    ['that nobody gave are none', NO_DEADLINE, []],
  ])('%s', (_what, fields, expected) => {
    expect(readRow(fields)).toMatchObject({ deadlines: expected })
  })

  test('say what is due, unless only the joint field is given', () => {
    const expressions = { ...NO_DEADLINE, 'deadline-receipt-expressions-date-lot': ['2026-12-20+02:00'] }
    expect(readRow({})).toMatchObject({ deadline_kind: 'tender' })
    expect(readRow(expressions)).toMatchObject({ deadline_kind: 'expressions' })
    const request = { ...NO_DEADLINE, 'deadline-receipt-request-date-lot': ['2026-12-20+02:00'] }
    expect(readRow(request)).toMatchObject({ deadline_kind: 'request' })
    expect(readRow({ ...NO_DEADLINE, 'deadline-receipt-request': ['2026-12-20T10:00:00Z'] })).toMatchObject({
      deadline_kind: null,
      deadlines: ['2026-12-20T10:00:00Z'],
    })
  })
})
