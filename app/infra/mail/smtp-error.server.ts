import * as v from 'valibot'
import { MailError, MailRefusedError, MailServerError, MailUnansweredError } from './mailer.server.ts'

/** The error leaves out nodemailer's message, which holds the server's whole reply. */
const failureSchema = v.object({
  code: v.fallback(v.string(), ''),
  originalCode: v.fallback(v.string(), ''),
  timeoutType: v.fallback(v.string(), ''),
  command: v.fallback(v.string(), ''),
  response: v.fallback(v.string(), ''),
})

type Failure = v.InferOutput<typeof failureSchema>

const RECIPIENT_REFUSED = 'EENVELOPE RCPT TO'

const SENTENCES: Readonly<Record<string, string>> = {
  EDNS: 'the host of SMTP_URL cannot be found',
  ESOCKET: 'the connection to the mail server failed',
  ECONNECTION: 'the mail server ended the connection',
  ETIMEDOUT: 'the mail server does not answer in time',
  EABORT: 'the mail server does not answer in time',
  ETLS: 'there is no secure connection to the mail server',
  'ETLS STARTTLS':
    'the mail server does not offer TLS (STARTTLS), without which password and requests could be read on the way',
  EAUTH: 'the mail server does not accept the user and password of SMTP_URL',
  ENOAUTH: 'the mail server wants a user and password in SMTP_URL',
  '530': 'the mail server wants a user and password in SMTP_URL',
  EENVELOPE: 'the mail server does not want the mail',
  'EENVELOPE MAIL FROM': 'the mail server does not accept the sender, MAIL_FROM',
  [RECIPIENT_REFUSED]: 'the mail server does not accept the recipient',
  EMESSAGE: 'the mail server does not accept the message',
  EPROTOCOL: 'what answers at SMTP_URL does not behave like a mail server',
}

const CODE = /^[A-Z][A-Z\d_]{2,60}$/
const STATUS = /^([2-5]\d\d)(?:$|[ -](?:([245]\.\d{1,3}\.\d{1,3})(?=\s|$))?)/
const STATUS_LENGTH = 16

/** With `isSent` the server had the whole message. */
export function smtpError(
  error: unknown,
  { isToStaff, isSent }: Record<'isToStaff' | 'isSent', boolean>,
): MailError {
  const failure = v.parse(failureSchema, error instanceof Error ? error : {})
  const [, status = '', enhanced = ''] = STATUS.exec(failure.response.slice(0, STATUS_LENGTH)) ?? []
  const start = [status, enhanced, describeFailure(failure, status, isToStaff)].filter(Boolean).join(' ')
  const message = `${start}${status === '' ? formatCode(failure) : ''}`
  if (isSent && failure.response === '')
    return new MailUnansweredError(`${message}; it had the whole mail and may have delivered it`)
  if (isOfServer(failure)) return new MailServerError(message)
  return status.startsWith('5') && concernsMessage(failure)
    ? new MailRefusedError(message)
    : new MailError(message)
}

/** All of these come before the recipient is named. */
function isOfServer({ code, command }: Failure): boolean {
  return code === 'EENVELOPE' ? command === 'MAIL FROM' : code in SENTENCES && code !== 'EMESSAGE'
}

/** The fault is the recipient or the content; a refused login or sender is the operator's to fix. */
function concernsMessage({ code, command }: Failure): boolean {
  return code === 'EMESSAGE' || `${code} ${command}` === RECIPIENT_REFUSED
}

function describeFailure({ code, command }: Failure, status: string, isToStaff: boolean): string {
  if (status !== '' && code === 'EPROTOCOL') return 'the mail server refuses the connection'
  const sentence =
    SENTENCES[status] ?? SENTENCES[`${code} ${command}`] ?? SENTENCES[code] ?? 'the mail could not be sent'
  return isToStaff && sentence === SENTENCES[RECIPIENT_REFUSED] ? `${sentence}, MAIL_TO` : sentence
}

function formatCode({ code, originalCode, timeoutType }: Failure): string {
  const reported = [originalCode, timeoutType, code].find((text) => CODE.test(text))
  return reported === undefined ? '' : ` (${reported})`
}
