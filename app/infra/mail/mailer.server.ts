import { OperatorError } from '../operator-error.server.ts'

export interface MailMessage {
  /** The id is the same at each attempt, so that a repeated delivery can be recognised. */
  id: string
  to?: string
  subject: string
  fromName: string
  /** When it is unset or unfit for a header, replies go to the sender's address. */
  replyTo?: string
  text: string
  html?: string
  /** It tells auto-responders not to reply. */
  isAutomatic?: boolean
  /** This replaces subject and text, as the specification words it. */
  forFormService?: { subject: string; text: string }
}

/** Its message quotes nothing of the server's reply that could name the visitor. */
export class MailError extends OperatorError {}

export class MailRefusedError extends MailError {}

/** The error says nothing against the message: the server was not reached, or accepts none. */
export class MailServerError extends MailError {}

/** The mail was sent whole and no reply came, so a retry may repeat it. */
export class MailUnansweredError extends MailError {}

/** The error says nothing against the message. */
export class MailInterruptedError extends MailError {
  constructor() {
    super('the server stopped before the mail was accepted')
  }
}

export interface Mailer {
  /** It rejects with a `MailError` within a minute, or once the signal is aborted. */
  send(message: MailMessage, signal?: AbortSignal): Promise<void>
  /** Only what signs in has it; it rejects with a `MailError`, too. */
  signIn?: () => Promise<void>
  close(): void
}
