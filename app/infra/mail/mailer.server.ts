import { OperatorError } from '../operator-error.server.ts'

export interface MailMessage {
  /** The same for the same message, so that a repeated delivery can be recognised. */
  id: string
  /** Without one it goes to the operator. */
  to?: string
  subject: string
  fromName: string
  /** Where replies go; without one, or when `replyAddress` cannot write it, they go to the sender's address. */
  replyTo?: string
  text: string
  html?: string
  /** Nobody wrote it by hand: programs that answer mail leave it alone. */
  isAutomatic?: boolean
  /** What the form service is given in place of subject and text, as the specification words it. */
  forFormService?: { subject: string; text: string }
}

/**
 * Thrown when a message is not accepted. Its message is our own sentence and codes: whatever the other side wrote may
 * quote the visitor.
 */
export class MailError extends OperatorError {}

/** The message is refused permanently: a later try will fail too. */
export class MailRefusedError extends MailError {}

/** The whole message was taken and nothing said about it: it may have been delivered, and a later try may repeat it. */
export class MailUnansweredError extends MailError {}

/** The mailer was closed before the message was accepted; nothing is known against the message. */
export class MailInterruptedError extends MailError {
  constructor() {
    super('the server stopped before the mail was accepted')
  }
}

export interface Mailer {
  /**
   * Resolves when the message is accepted for delivery; rejects with a `MailError` otherwise, within a minute
   * or once the signal is aborted.
   */
  send(message: MailMessage, signal?: AbortSignal): Promise<void>
  /** Aborts what is being sent; nothing is sent any more. */
  close(): void
}
