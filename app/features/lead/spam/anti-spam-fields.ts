export const HONEYPOT_FIELD = 'website'
export const FORM_TOKEN_FIELD = 'form_token'

/** A form sent sooner was not filled in by a person. */
export const MIN_FORM_TOKEN_AGE_MS = 1_000

const MAX_TOKEN_LENGTH = 200

export type AntiSpamFields = ReturnType<typeof readAntiSpamFields>

export function readAntiSpamFields(form: FormData) {
  const token = form.get(FORM_TOKEN_FIELD)
  return {
    token: typeof token === 'string' && token.length <= MAX_TOKEN_LENGTH ? token : null,
    isHoneypotFilled: form.getAll(HONEYPOT_FIELD).some((value) => value !== ''),
  }
}
