import { describe, expect, test } from 'vitest'
import { generateNotices } from '#tests/support/notice-servers/generate-notices.ts'
import { tedRow } from '#tests/support/notice-servers/notice-shapes.ts'
import { readTedRow } from './ted-notice.ts'

const [written] = generateNotices(1, '2026-11-20')
/** The fields of deadlines are these alone. */
function readDeadlines(fields: Record<string, unknown>) {
  const names = { 'deadline-receipt-request': null, ...lots('tender', null, null) }
  return readTedRow({ ...(written && tedRow(written)), ...names, ...fields })
}

function lots(kind: string, days: unknown, hours?: unknown) {
  return { [`deadline-receipt-${kind}-date-lot`]: days, [`deadline-receipt-${kind}-time-lot`]: hours }
}

const joined = (deadlines: string | string[]) => ({ 'deadline-receipt-request': deadlines })
const DAY = '2026-12-20+02:00'
const NOON = '12:00:00+02:00'
const [EARLY, LATE] = ['2026-12-09T07:00:00Z', '2026-12-16T07:00:00Z']

describe('deadlines', () => {
  test.each<[string, object, string[]]>([
    [
      'of two lots have their hours',
      joined(['2026-12-20T10:00:00+02:00', '2026-12-18T09:30:00+02:00']),
      ['2026-12-18T07:30:00Z', '2026-12-20T08:00:00Z'],
    ],
    ['of 74 lots on two days are two', joined(Array(37).fill([EARLY, LATE]).flat()), [EARLY, LATE]],
    [
      'of 250 lots are two, though only the last one ends later',
      joined([...Array(249).fill(EARLY), LATE]),
      [EARLY, LATE],
    ],
    [
      'are put together of day and hour, where there are as many of both',
      lots('request', [DAY], [NOON]),
      ['2026-12-20T10:00:00Z'],
    ],
    [
      'are days, where there are fewer hours',
      lots('tender', [DAY, '2026-12-21+02:00'], [NOON]),
      ['2026-12-20T21:59:00Z', '2026-12-21T21:59:00Z'],
    ],
    [
      'are days, where 250 have 220 hours',
      lots('tender', Array(250).fill(DAY), Array(220).fill(NOON)),
      ['2026-12-20T21:59:00Z'],
    ],
    ['are days, where there are no hours', lots('tender', [DAY]), ['2026-12-20T21:59:00Z']],
    [
      'are days, where an hour is missing between the others',
      lots('tender', [DAY, null], [null, NOON]),
      ['2026-12-20T21:59:00Z'],
    ],
    ['that are corrupt are none', lots('tender', ['20255-12-20']), []],
    ['of a system may lie eight years ahead', joined('2034-11-12T10:00:00Z'), ['2034-11-12T10:00:00Z']],
    ['that nobody gave are none', {}, []],
  ])('%s', (_what, fields, expected) => {
    expect(readDeadlines({ ...fields })).toMatchObject({ deadlines: expected })
  })

  test.each([
    [lots('tender', [DAY]), 'tender'],
    [lots('request', [DAY]), 'request'],
    [lots('expressions', [DAY]), 'expressions'],
    [joined('2026-12-20T10:00:00Z'), null],
  ])('say what is due, unless only the joint field is given: %j', (fields, deadline_kind) => {
    expect(readDeadlines(fields)).toMatchObject({ deadline_kind })
  })
})
