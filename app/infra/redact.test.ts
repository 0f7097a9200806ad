import { expect, test } from 'vitest'
import { redact } from './redact.server.ts'

test('keeps what tells of the fault', () => {
  expect(redact('550 5.1.1 mailbox unavailable')).toBe('550 5.1.1 mailbox unavailable')
  expect(redact('connect ECONNREFUSED 127.0.0.1:2525')).toBe('connect ECONNREFUSED 127.0.0.1:2525')
  expect(redact('The form service answered 403.')).toBe('The form service answered 403.')
})

test.each([
  ['550 <jonas.jonaitis@example.lt> rejected', '550 <[e-mail]> rejected'],
  ['{"replyto":"jonas@example.lt"}', '{"replyto":"[e-mail]"}'],
  ['call +370 612 34567 now', 'call [number] now'],
  ['company 110053842', 'company [number]'],
])('leaves out addresses and numbers of %s', (text, redacted) => {
  expect(redact(text)).toBe(redacted)
})

test('leaves out the words of private texts, escaped or in other letters too', () => {
  const privateTexts = ['Žydrė Šimkutė', 'UAB „Ąžuolo stogai“']
  expect(redact('{"from_name":"\\u017dydr\\u0117 \\u0160imkut\\u0117"}', privateTexts)).toBe(
    '{"from_name":"[private] [private]"}',
  )
  expect(redact('Refused: ŽYDRĖ of ąžuolo STOGAI', privateTexts)).toBe(
    'Refused: [private] of [private] [private]',
  )
})

test('is one line that a database takes', () => {
  expect(redact('Invalid greeting.\0\u0001 noise\r\n\ud800')).toBe('Invalid greeting.  noise \ufffd')
})
