import type { Log } from '../log.server.ts'
import type { Mailer } from './mailer.server.ts'

const TIMEOUT_MS = 15_000

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
      if (!response.ok) {
        log.warn(
          { status: response.status, response: text.slice(0, 500) },
          'form service refused the message',
        )
        throw new Error(`The form service answered ${response.status}.`)
      }
    },
    forget: async () => false,
    close: () => {},
  }
}
