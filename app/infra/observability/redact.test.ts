import fc from 'fast-check'
import { expect, test } from 'vitest'
import { quotations } from '#tests/support/quotations.ts'
import { redact } from './redact.server.ts'

test.each([
  ['Connection terminated due to connection timeout', 'connection terminated due to connection timeout'],
  [
    '550 5.1.1 <jonas@example.lt>: Recipient address rejected: User unknown',
    '… recipient address rejected user unknown',
  ],
  ['password authentication failed for user "site_web"', 'password authentication failed for user …'],
  [
    'duplicate key value violates unique constraint "leads_pkey"',
    'duplicate key value violates unique constraint …',
  ],
  ['Unexpected token \'Ž\', "Žydrė Šimkutė" is not valid JSON', 'unexpected token … is not valid json'],
])('keeps the words that tell of the fault: %s', (text, redacted) => {
  expect(redact(text)).toBe(redacted)
})

const VISITOR = [
  'Žydrė Šimkutė',
  'UAB „Ąžuolo stogai“',
  'zydre@azuolo-stogai.lt',
  '+370 612 34567',
  '110053842',
]
const TRACES = /žydr|zydr|šimkut|simkut|ąžuol|azuol|stogai|612|34567|110053842|[=%&\\@]|xn--/i

test('leaves out what a visitor wrote, in whatever way it is quoted', () => {
  for (const text of VISITOR.flatMap(quotations)) {
    expect(redact(`554 refused: ${text} is spam`)).toMatch(/^… refused( …)? is spam$/)
    expect(redact(text)).not.toMatch(TRACES)
  }
})

test('whatever the text, it is one short line that a database takes', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 1_500 }), (text) => {
      const redacted = redact(text)
      expect(redacted.length).toBeLessThanOrEqual(500)
      expect(redacted).toMatch(/^[a-z… -]*$/)
    }),
  )
})

const UNITS = ['a', '1 (', 'a@', '"', '!', '=?', '\\u017', '%C5', ' ', '\n', 'ž', 'connection ']

test.each(UNITS)(
  'a text of millions of "%s" is read in one go: anything slower would not end within the time of a test',
  (unit) => {
    for (const end of ['', 'x', '@', '550 ']) {
      expect(redact(`${unit.repeat(3_000_000)}${end}`).length).toBeLessThanOrEqual(500)
    }
  },
)
