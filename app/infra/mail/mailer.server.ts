import type { Env } from '../env.server.ts'
import { OperatorError } from '../operator-error.server.ts'
import { createFileMailer } from './file-mailer.server.ts'
import { createFormMailer } from './form-mailer.server.ts'
import { createSmtpMailer } from './smtp-mailer.server.ts'

export interface MailMessage {
  /** The same for the same message, so that a repeated delivery can be recognised. */
  id: string
  subject: string
  fromName: string
  /** Who gets the answer; without one, or when `replyAddress` knows no form for it, the sender's address does. */
  replyTo?: string
  text: string
}

/**
 * Thrown when a message is not accepted. It says why in words of ours, with codes: whatever the other side wrote may
 * quote the visitor.
 */
export class MailError extends OperatorError {}

/** The message is refused for good: it will not be accepted at a later try either. */
export class MailRefusedError extends MailError {}

/** The mailer was closed before the message was accepted; nothing is known against the message. */
export class MailInterruptedError extends MailError {
  constructor() {
    super('the server stopped before the mail was accepted')
  }
}

export interface Mailer {
  /** Resolves when the message is accepted for delivery; rejects with a `MailError` otherwise, within a minute. */
  send(message: MailMessage): Promise<void>
  /** Breaks off what is being sent; nothing is sent any more. */
  close(): void
}

export function createMailer(env: Env): Mailer {
  const addresses = { from: env.MAIL_FROM, to: env.MAIL_TO }
  switch (env.MAIL_TRANSPORT) {
    case 'smtp':
      return createSmtpMailer(env.SMTP_URL ?? '', addresses)
    case 'form':
      return createFormMailer({ url: env.FORM_SERVICE_URL ?? '', key: env.FORM_SERVICE_KEY ?? '' })
    case 'file':
      return createFileMailer(env.MAIL_DIR, addresses)
  }
}
