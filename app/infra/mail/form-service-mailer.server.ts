import { errorCode } from '../error-code.server.ts'
import { readBytes } from '../read-bytes.server.ts'
import { asciiAddress } from './ascii-address.server.ts'
import {
  MailError,
  type Mailer,
  MailInterruptedError,
  type MailMessage,
  MailRefusedError,
  MailServerError,
} from './mailer.server.ts'
import { plainWords } from './plain-words.server.ts'

const TIMEOUT_MS = 15_000
const MAX_REPLY_BYTES = 65_536
/** Some services answer 200 and report the failure in the body. */
const REPORTED_FAILURE = /"success"\s*:\s*false/

type FormService = Record<'url' | 'key', string>

export function createFormServiceMailer(service: FormService, timeoutMs = TIMEOUT_MS): Mailer {
  const closing = new AbortController()
  return {
    async send(message, signal = closing.signal) {
      const ending = AbortSignal.any([closing.signal, signal, AbortSignal.timeout(timeoutMs)])
      try {
        await post(service, message, ending)
      } catch (error) {
        if (closing.signal.aborted) throw new MailInterruptedError()
        throw error instanceof MailError ? error : connectionError(error)
      }
    },
    close: () => closing.abort(),
  }
}

async function post({ url, key }: FormService, message: MailMessage, signal: AbortSignal): Promise<void> {
  const { subject, text: words } = message.forFormService ?? message
  const fields = {
    access_key: key,
    subject,
    from_name: message.fromName,
    replyto: asciiAddress(message.replyTo ?? '') ?? undefined,
    message: words,
  }
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(fields),
    // A followed redirect would become a GET and look like success.
    redirect: 'manual',
    signal,
  })
  const reply = (await readBytes(response, MAX_REPLY_BYTES))?.toString()
  if (response.ok && reply !== undefined && !REPORTED_FAILURE.test(reply)) return
  const sent = `${Object.values(fields).join(' ')} ${message.replyTo}`
  throw refusal(response.status, plainWords(reply ?? '', sent))
}

function refusal(status: number, words: string): MailError {
  const said = /[a-z]/.test(words) ? `: "${words}"` : ''
  const message = `The form service answered ${status}${said}.${hintFor(status)}`
  if (isPermanent(status)) return new MailRefusedError(message)
  return status === 200 ? new MailError(message) : new MailServerError(message)
}

function hintFor(status: number): string {
  if (status === 401 || status === 403) return ' It may not know FORM_SERVICE_KEY.'
  if (status === 404 || (status >= 300 && status < 400)) return ' FORM_SERVICE_URL may be wrong.'
  return ''
}

function isPermanent(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 425 && status !== 429
}

function connectionError(error: unknown): MailServerError {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
  const isTimeout = cause instanceof Error && cause.name === 'TimeoutError'
  if (isTimeout) return new MailServerError('The form service does not answer in time.')
  const code = errorCode(cause)
  return new MailServerError(`The form service cannot be reached${code === null ? '' : ` (${code})`}.`)
}
