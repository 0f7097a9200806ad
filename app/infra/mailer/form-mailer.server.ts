import type { Log } from '../log.server.ts'
import { redact } from '../redact.server.ts'
import { type Mailer, type MailMessage, MailRefusedError } from './mailer.server.ts'

const TIMEOUT_MS = 15_000
const LOGGED_LENGTH = 500

/** Hands the message to an HTTP form-to-e-mail service, as JSON. */
export function createFormMailer(service: { url: string; key: string }, log: Log): Mailer {
  return {
    async send(message) {
      const response = await fetch(service.url, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
        body: JSON.stringify({
          access_key: service.key,
          subject: message.subject,
          from_name: message.fromName,
          replyto: message.replyTo,
          message: message.text,
        }),
        // A redirect would turn the POST into a GET and look like success.
        redirect: 'manual',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      const text = await response.text()
      if (!response.ok || saysFailed(text)) {
        log.warn(
          {
            status: response.status,
            response: redact(text, privateTextsOf(message)).slice(0, LOGGED_LENGTH),
          },
          'form service refused the message',
        )
        const answer = `The form service answered ${response.status}.`
        throw isPermanent(response.status) ? new MailRefusedError(answer) : new Error(answer)
      }
    },
    close: () => {},
  }
}

/** Some services answer 200 and tell of the failure in the body. */
function saysFailed(text: string): boolean {
  return /"success"\s*:\s*false/.test(text)
}

function isPermanent(status: number): boolean {
  return status >= 400 && status < 500 && status !== 408 && status !== 425 && status !== 429
}

/** What the visitor wrote; the labels of the message are ours. */
function privateTextsOf({ fromName, text }: MailMessage): string[] {
  const values = text.split('\n').map((line) => line.slice(line.indexOf(':') + 1))
  return [fromName, ...values]
}
