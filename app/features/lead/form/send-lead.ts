import * as v from 'valibot'
import { recordOf } from '#app/domain/data/record.ts'
import * as urls from '#app/ui/urls.ts'
import { timeouts } from '#config/limits.ts'
import { LEAD_FIELD_NAMES } from '../lead-fields.ts'
import { FORM_TOKEN_FIELD } from '../spam/anti-spam-fields.ts'
import { usableFormToken } from './form-token.ts'

const filledText = v.pipe(v.string(), v.regex(/\S/))
const errorsSchema = v.object(recordOf(LEAD_FIELD_NAMES, () => v.optional(filledText)))

const responseSchema = v.union([
  v.object({ location: filledText, reference: v.optional(v.string()) }),
  v.object({ errors: v.pipe(errorsSchema, v.minEntries(1)) }),
  v.object({ message: filledText }),
])

export type LeadResponse = v.InferOutput<typeof responseSchema>

const NOT_UNDERSTOOD = { message: 'Įvyko klaida siunčiant formą. Bandykite dar kartą.' }
const NO_CONNECTION = {
  message:
    'Įvyko klaida siunčiant formą: nutrūko interneto ryšys. Ką įrašėte, liko formoje\u00a0– kai ryšys atsiras, išsiųskite ją dar kartą arba paskambinkite.',
}

const MAX_RESPONSE_MS = (timeouts.requestSeconds + timeouts.idleSeconds) * 1_000

/** Never rejects: without a response the visitor is asked to try again. */
export async function sendLead(form: FormData): Promise<LeadResponse> {
  const token = await usableFormToken()
  if (token) form.set(FORM_TOKEN_FIELD, token)
  const response = await fetch(urls.leadsApi, {
    method: 'POST',
    headers: { Accept: 'application/json' },
    body: new URLSearchParams([...form].map(([name, value]) => [name, String(value)])),
    signal: AbortSignal.timeout(MAX_RESPONSE_MS),
  }).catch(() => null)
  if (response === null) return NO_CONNECTION
  try {
    const { success, output } = v.safeParse(responseSchema, await response.json())
    return success ? output : NOT_UNDERSTOOD
  } catch {
    return NOT_UNDERSTOOD
  }
}
