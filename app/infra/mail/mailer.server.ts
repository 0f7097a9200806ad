import { OperatorError } from '../operator-error.server.ts'

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
