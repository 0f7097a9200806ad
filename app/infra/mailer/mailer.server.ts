import type { Env } from '../env.server.ts'
import type { Log } from '../log.server.ts'
import { createFileMailer } from './file-mailer.server.ts'
import { createFormMailer } from './form-mailer.server.ts'
import { createSmtpMailer } from './smtp-mailer.server.ts'

export interface MailMessage {
  /** The same for the same message, so that a repeated delivery can be recognised. */
  id: string
  subject: string
  fromName: string
  /** Who gets the answer; without one it goes to the sender's address. */
  replyTo?: string
  text: string
}

/** Thrown when a message is refused for good: it will not be accepted at a later try either. */
export class MailRefusedError extends Error {}

export interface Mailer {
  /** Resolves when the message is accepted for delivery; rejects otherwise, see `MailRefusedError`. */
  send(message: MailMessage): Promise<void>
  close(): void
}

export function createMailer(env: Env, log: Log): Mailer {
  const addresses = { from: env.MAIL_FROM, to: env.MAIL_TO }
  switch (env.MAIL_TRANSPORT) {
    case 'smtp':
      return createSmtpMailer(env.SMTP_URL ?? '', addresses)
    case 'form':
      return createFormMailer({ url: env.FORM_SERVICE_URL ?? '', key: env.FORM_SERVICE_KEY ?? '' }, log)
    case 'file':
      return createFileMailer(env.MAIL_DIR, addresses)
  }
}
