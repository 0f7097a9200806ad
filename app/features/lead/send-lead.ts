import type { LeadErrors } from './lead-schema.ts'

export type SendLeadAnswer =
  | { ok: true; location: string }
  | { ok: false; errors: LeadErrors; message?: never }
  | { ok: false; message: string; errors?: never }

const NO_ANSWER = 'Įvyko klaida siunčiant formą. Bandykite dar kartą.'

/** Made once a page: the same form sent again is the same request, a corrected one is not. */
let submissionKey: string | undefined

/** Sends the form; never rejects. Without an answer from the server the visitor is asked to try again. */
export async function sendLead(form: FormData): Promise<SendLeadAnswer> {
  submissionKey ??= crypto.randomUUID()
  form.set('submission_key', submissionKey)
  try {
    const response = await fetch('/api/leads', {
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
