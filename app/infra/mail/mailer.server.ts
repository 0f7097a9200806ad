import { OperatorError } from '../operator-error.server.ts'

export interface MailMessage {
  /** The same at each attempt, so that a repeated delivery can be recognised. */
  id: string
  to?: string
  subject: string
  fromName: string
  /** Unset or unfit for a header: replies go to the sender's address. */
  replyTo?: string
  text: string
  html?: string
  /** Tells auto-responders not to reply. */
  isAutomatic?: boolean
  /** Replaces subject and text, as the specification words it. */
  forFormService?: { subject: string; text: string }
}

/** Quotes nothing of the server's reply that could name the visitor. */
export class MailError extends OperatorError {}

export class MailRefusedError extends MailError {}

/** Says nothing against the message: the server was not reached, or accepts none. */
export class MailServerError extends MailError {}

/** Sent whole without a reply: a retry may repeat the mail. */
export class MailUnansweredError extends MailError {}

/** Says nothing against the message. */
export class MailInterruptedError extends MailError {
  constructor() {
    super('the server stopped before the mail was accepted')
  }
}

export interface Mailer {
  /** Rejects with a `MailError` within a minute, or once the signal is aborted. */
  send(message: MailMessage, signal?: AbortSignal): Promise<void>
  close(): void
}
