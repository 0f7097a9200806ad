import { createTransport } from 'nodemailer'
import { type MailAddresses, mailOptions } from './mail-options.server.ts'
import { type Mailer, MailInterruptedError } from './mailer.server.ts'
import { smtpError } from './smtp-error.server.ts'

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }
/** For the whole delivery: a server that sends a byte now and then is never silent for long. */
const MAX_DELIVERY_MS = 50_000
/** Of one reply. The longest in practice, the list of extensions, has about 1,000. */
const MAX_REPLY_BYTES = 16_384

export function createSmtpMailer(
  url: string,
  addresses: MailAddresses,
  maxDeliveryMs = MAX_DELIVERY_MS,
): Mailer {
  const options = { url, ...TIMEOUTS, maxResponseSize: MAX_REPLY_BYTES }
  const transport = createTransport(options, { disableFileAccess: true, disableUrlAccess: true })
  const closing = new AbortController()
  // bounded: ids of the messages that are being sent
  const sent = new Set<string>()
  transport.use('stream', ({ data, message }, done) => {
    message.processFunc((mime) => mime.once('end', () => sent.add(String(data.messageId))))
    done()
  })
  return {
    async send(message) {
      const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(maxDeliveryMs)])
      const options = mailOptions(message, addresses)
      try {
        await transport.sendMail({ ...options, signal })
      } catch (error) {
        if (closing.signal.aborted) throw new MailInterruptedError()
        const isSent = sent.has(String(options.messageId))
        throw smtpError(error, { isToOperator: message.to === undefined, isSent })
      } finally {
        sent.delete(String(options.messageId))
      }
    },
    close() {
      closing.abort()
      transport.close()
    },
  }
}
