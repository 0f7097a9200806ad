import { createTransport } from 'nodemailer'
import { type MailAddresses, mailOptions } from './mail-options.server.ts'
import { type Mailer, MailRefusedError } from './mailer.server.ts'

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

export function createSmtpMailer(url: string, addresses: MailAddresses): Mailer {
  const transport = createTransport({ url, ...TIMEOUTS }, { disableFileAccess: true, disableUrlAccess: true })
  return {
    async send(message) {
      await transport.sendMail(mailOptions(message, addresses)).catch(asRefusal)
    },
    close: () => transport.close(),
  }
}

/** Replies from 500 on are permanent. */
function asRefusal(error: unknown): never {
  const isReply = error instanceof Error && 'responseCode' in error
  if (!isReply || Number(error.responseCode) < 500) throw error
  throw new MailRefusedError(error.message, { cause: error })
}
