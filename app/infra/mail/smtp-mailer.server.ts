import { createTransport } from 'nodemailer'
import { type MailAddresses, mailOptions } from './mail-options.server.ts'
import { type Mailer, MailInterruptedError } from './mailer.server.ts'
import { smtpError } from './smtp-error.server.ts'

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
/** For the whole delivery: a server that sends a byte now and then is never silent for long. */
const MAX_DELIVERY_MS = 50_000
/** Of one reply. The longest in practice, the list of extensions, has about 1,000. */
const MAX_REPLY_BYTES = 16_384

/** Only there nobody is on the way who could read the password and the requests, or leave STARTTLS out of an answer. */
const THIS_MACHINE = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

export function createSmtpMailer(
  url: string,
  addresses: MailAddresses,
  maxDeliveryMs = MAX_DELIVERY_MS,
): Mailer {
  const server = new URL(url)
  // Settings in the address come before options.
  if (!THIS_MACHINE.test(server.hostname)) server.searchParams.set('requireTLS', 'true')
  const options = { url: server.href, ...TIMEOUTS, maxResponseSize: MAX_REPLY_BYTES }
  const transport = createTransport(options, { disableFileAccess: true, disableUrlAccess: true })
  const closing = new AbortController()
  return {
    async send(message, signal = closing.signal) {
      const ending = AbortSignal.any([closing.signal, signal, AbortSignal.timeout(maxDeliveryMs)])
      try {
        await transport.sendMail({ ...mailOptions(message, addresses), signal: ending })
      } catch (error) {
        if (closing.signal.aborted) throw new MailInterruptedError()
        throw smtpError(error, message.to === undefined)
      }
    },
    close() {
      closing.abort()
      transport.close()
    },
  }
}
