import { afterEach, expect, test, vi } from 'vitest'
import { callAgainTimes, durationText, mailFault, promiseText } from './words.ts'

const MINUTE_MS = 60_000

test.each([
  ['2026-11-27T10:00', ['2026-11-27T15:00', '2026-11-30T09:00']],
  ['2026-11-27T15:00', ['2026-11-30T09:00', '2026-11-30T15:00']],
  ['2026-11-28T10:00', ['2026-11-30T09:00', '2026-11-30T15:00']],
])('at %s a call is promised for %j, never for a day off', (now, times) => {
  const moment = Temporal.PlainDateTime.from(now).toZonedDateTime('Europe/Vilnius')
  expect(callAgainTimes(moment).map(([time]) => time)).toEqual(times)
})

test('working time is said to be that where the clock shows another', () => {
  expect(durationText(58 * MINUTE_MS, 58.5 * MINUTE_MS)).toBe('58\u00a0min.')
  expect(durationText(58 * MINUTE_MS, 600 * MINUTE_MS)).toBe('58\u00a0min. darbo laiko')
})

afterEach(() => vi.useRealTimers())

test.each([
  ['2026-11-26T09:00', 'šiandien 9:00'],
  ['2026-11-27T09:00', 'rytoj 9:00'],
  ['2026-11-28T09:00', 'lapkričio 28 d. 9:00 (šeštadienis, nedarbo diena)'],
  ['2026-11-30T09:00', 'pirmadienį, lapkričio 30 d., 9:00'],
  ['2026-12-25T15:30', 'gruodžio 25 d. 15:30 (penktadienis, nedarbo diena)'],
  ['2027-01-07T09:00', 'ketvirtadienį, 2027 m. sausio 7 d., 9:00'],
])('a call promised for %s is said to be „%s“', (time, text) => {
  vi.useFakeTimers({ now: new Date('2026-11-26T08:00+02:00') })
  expect(promiseText(new Date(`${time}+02:00`)).replaceAll('\u00a0', ' ')).toBe(text)
})

test.each([
  ['535 the mail server does not accept the user and password of SMTP_URL (EAUTH)', /slaptažodžio/],
  [
    'the mail server does not offer TLS (STARTTLS), without which password and requests could be read on the way (ETLS)',
    /saugaus ryšio/,
  ],
  ['there is no secure connection to the mail server (ETLS)', /saugaus ryšio/],
  ['the host of SMTP_URL cannot be found (EDNS)', /neatsako/],
  [null, /nežinoma/],
])('staff read of the mail fault „%s“ in their own words', (error, words) => {
  expect(mailFault(error)).toMatch(words)
})
