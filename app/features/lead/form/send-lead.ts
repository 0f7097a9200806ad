import * as urls from '#app/shared/urls.ts'
import type { LeadErrors } from '../lead-schema.ts'
import { FORM_TOKEN_FIELD } from '../submission/submission-signals.ts'

export type SendLeadAnswer =
  | { ok: true; location: string }
  | { ok: false; errors: LeadErrors; message?: never }
  | { ok: false; message: string; errors?: never }

const NO_ANSWER = 'Įvyko klaida siunčiant formą. Bandykite dar kartą.'

/** The server takes a form that was stamped a moment ago for a robot's: who types faster waits it out. */
const MIN_TOKEN_AGE_MS = 2_000

let token: { text: string; ripeAt: number } | undefined

/** Keeps what the server gave when the form was opened, to be sent along. */
export function setFormToken(text: string): void {
  token = { text, ripeAt: performance.now() + MIN_TOKEN_AGE_MS }
}

/** Sends the form; never rejects. Without an answer from the server the visitor is asked to try again. */
export async function sendLead(form: FormData): Promise<SendLeadAnswer> {
  if (token) {
    form.set(FORM_TOKEN_FIELD, token.text)
    await pause(token.ripeAt - performance.now())
  }
  try {
    const response = await fetch(urls.leadsApi, {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body: new URLSearchParams([...form].map(([name, value]) => [name, String(value)])),
    })
    return readAnswer(await response.json())
  } catch {
    return { ok: false, message: NO_ANSWER }
  }
}

function readAnswer(answer: { location?: string; errors?: LeadErrors; message?: string }): SendLeadAnswer {
  if (answer.location) return { ok: true, location: answer.location }
  if (answer.errors) return { ok: false, errors: answer.errors }
  return { ok: false, message: answer.message || NO_ANSWER }
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
