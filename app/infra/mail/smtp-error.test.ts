import { expect, test } from 'vitest'
import { MailError, MailRefusedError, MailServerError, MailUnansweredError } from './mailer.server.ts'
import { smtpError } from './smtp-error.server.ts'

const TO_STAFF = { isToStaff: true, isSent: false }

function errorOf(code: string, command: string, response: string, isSent = false) {
  return smtpError(Object.assign(new Error(), { code, command, response }), { ...TO_STAFF, isSent })
}

test.each([
  ['EDNS', 'CONN', ''],
  ['ESOCKET', 'CONN', ''],
  ['ECONNECTION', 'CONN', ''],
  ['ETIMEDOUT', 'CONN', ''],
  ['EABORT', '', ''],
  ['ETLS', 'STARTTLS', '502 no'],
  ['EAUTH', 'AUTH PLAIN', '535 5.7.8 no'],
  ['ENOAUTH', 'MAIL FROM', '530 5.7.0 who are you'],
  ['EENVELOPE', 'MAIL FROM', '550 5.7.1 not this sender'],
  ['EPROTOCOL', 'CONN', '421 4.3.2 too busy'],
  ['EPROTOCOL', 'CONN', ''],
])('a failure concerns the mail server, which rests: %s %s %s', (...failure) => {
  expect(errorOf(...failure)).toBeInstanceOf(MailServerError)
})

test.each([
  ['EENVELOPE', 'RCPT TO', '450 4.2.1 greylisted', MailError],
  ['EENVELOPE', 'RCPT TO', '550 5.1.1 unknown', MailRefusedError],
  ['EENVELOPE', 'DATA', '451 4.3.0 later', MailError],
  ['EMESSAGE', 'DATA', '452 4.2.2 mailbox full', MailError],
  ['EMESSAGE', 'DATA', '554 5.7.1 spam', MailRefusedError],
  ['EUNKNOWN', '', '', MailError],
])('a failure concerns one mail, which pauses alone: %s %s %s', (code, command, response, kind) => {
  expect(errorOf(code, command, response).constructor).toBe(kind)
})

test.each(['ECONNECTION', 'ETIMEDOUT', 'EPROTOCOL'])(
  'a failure concerns one mail, once the server has it whole: %s',
  (code) => {
    expect(errorOf(code, 'DATA', '', true)).toBeInstanceOf(MailUnansweredError)
  },
)

test('whatever else is thrown says nothing of itself and concerns one mail', () => {
  for (const thrown of [new TypeError('ona@imone.lt'), 'ona@imone.lt', null]) {
    const error = smtpError(thrown, TO_STAFF)
    expect([error.constructor, error.message]).toEqual([MailError, 'the mail could not be sent'])
  }
})
