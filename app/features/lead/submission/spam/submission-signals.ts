export const HONEYPOT_FIELD = 'website'
export const FORM_TOKEN_FIELD = 'form_token'

/** A form sent sooner was not filled in by a person. */
export const MIN_FORM_TOKEN_AGE_MS = 1_000

const MAX_TOKEN_LENGTH = 200

export interface SubmissionSignals {
  token: string | null
  isHoneypotFilled: boolean
}

export function readSubmissionSignals(form: FormData): SubmissionSignals {
  return {
    token: readText(form, FORM_TOKEN_FIELD, MAX_TOKEN_LENGTH),
    isHoneypotFilled: form.getAll(HONEYPOT_FIELD).some((value) => value !== ''),
  }
}

function readText(form: FormData, name: string, maxLength: number): string | null {
  const value = form.get(name)
  return typeof value === 'string' && value !== '' && value.length <= maxLength ? value : null
}
