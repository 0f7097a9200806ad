import fc from 'fast-check'
import { expect, test } from 'vitest'
import { issueFormToken, verifyFormToken } from './form-token.server.ts'

const SECRET = 'a secret of the test'
const OPENED = new Date('2026-11-20T10:00:00Z')
const secondsLater = (seconds: number) => new Date(OPENED.getTime() + seconds * 1_000)

test('a form that was open for a while is a browser’s', () => {
  const token = issueFormToken(SECRET, OPENED)
  expect(verifyFormToken(SECRET, token, secondsLater(2))).toBe('good')
  expect(verifyFormToken(SECRET, token, secondsLater(23 * 3_600))).toBe('good')
})

test('a form sent at once is a robot’s', () => {
  expect(verifyFormToken(SECRET, issueFormToken(SECRET, OPENED), secondsLater(0.2))).toBe('too-fast')
})

test('a page that stayed open over days, and one without a token, are not held against the visitor', () => {
  expect(verifyFormToken(SECRET, issueFormToken(SECRET, OPENED), secondsLater(49 * 3_600))).toBe('none')
  expect(verifyFormToken(SECRET, null, OPENED)).toBe('none')
})

test.each([-1, -5 * 60, -3_600, -23 * 3_600, 25 * 3_600, 47 * 3_600])(
  'clocks that differ by less than a day are not held against the visitor: %i s',
  (seconds) => {
    expect(verifyFormToken(SECRET, issueFormToken(SECRET, OPENED), secondsLater(seconds))).toBe('good')
  },
)

test('a token from more than a day ahead counts as none', () => {
  expect(verifyFormToken(SECRET, issueFormToken(SECRET, OPENED), secondsLater(-25 * 3_600))).toBe('none')
})

test('a token of another server counts as none', () => {
  expect(verifyFormToken(SECRET, issueFormToken('another secret', OPENED), secondsLater(60))).toBe('none')
})

test('no made-up text passes as a token', () => {
  const token = issueFormToken(SECRET, OPENED)
  const [time, salt, signature] = token.split('.')
  for (const forged of [
    `${secondsLater(-3_600).getTime().toString(36)}.${salt}.${signature}`,
    `${time}.${salt}.`,
    `${time}.${salt}`,
    `${token}.more`,
    `${time}.${salt}.${signature?.startsWith('A') ? 'B' : 'A'}${signature?.slice(1)}`,
  ]) {
    expect(verifyFormToken(SECRET, forged, secondsLater(60))).toBe('none')
  }
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(verifyFormToken(SECRET, text, secondsLater(60))).toBe('none')
    }),
  )
})
