import { createTransport } from 'nodemailer'
import { type MailAddresses, mailOptions } from './mail-options.server.ts'
import { type Mailer, MailInterruptedError } from './mailer.server.ts'
import { smtpError } from './smtp-error.server.ts'

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
/** Bounds the whole delivery: a server may send a byte now and then. */
const MAX_DELIVERY_MS = 50_000
/** Bounds one reply; the longest in practice has about 1,000 bytes. */
const MAX_REPLY_BYTES = 16_384

/** Elsewhere somebody could read the password or strip STARTTLS. */
const THIS_MACHINE = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/

export function createSmtpMailer(
  url: string,
  addresses: MailAddresses,
  maxDeliveryMs = MAX_DELIVERY_MS,
): Mailer {
  const server = new URL(url)
  if (!THIS_MACHINE.test(server.hostname)) server.searchParams.set('requireTLS', 'true')
  const transport = createTransport(
    { url: server.href, ...TIMEOUTS, maxResponseSize: MAX_REPLY_BYTES },
    { disableFileAccess: true, disableUrlAccess: true },
  )
  const closing = new AbortController()
  const sent = new Set<string>()
  transport.use('stream', ({ data, message }, done) => {
    message.processFunc((mime) => mime.once('end', () => sent.add(String(data.messageId))))
    done()
  })
  return {
    async send(message, signal = closing.signal) {
      const ending = AbortSignal.any([closing.signal, signal, AbortSignal.timeout(maxDeliveryMs)])
      const options = mailOptions(message, addresses)
      try {
        await transport.sendMail({ ...options, signal: ending })
      } catch (error) {
        if (closing.signal.aborted) throw new MailInterruptedError()
        const isSent = sent.has(String(options.messageId))
        throw smtpError(error, { isToStaff: message.to === undefined, isSent })
      } finally {
        sent.delete(String(options.messageId))
      }
    },
    async signIn() {
      await transport.verify().catch((error) => {
        throw smtpError(error, { isToStaff: false, isSent: false })
      })
    },
    close() {
      closing.abort()
      transport.close()
    },
  }
}
