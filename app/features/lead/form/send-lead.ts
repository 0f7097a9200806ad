import * as v from 'valibot'
import { recordOf } from '#app/domain/data/record.ts'
import * as urls from '#app/ui/urls.ts'
import { timeouts } from '#config/limits.ts'
import { LEAD_FIELD_NAMES } from '../lead-fields.ts'
import { FORM_TOKEN_FIELD, MIN_FORM_TOKEN_AGE_MS } from '../submission/spam/anti-spam-fields.ts'

const filledText = v.pipe(v.string(), v.regex(/\S/))
const errorsSchema = v.object(recordOf(LEAD_FIELD_NAMES, () => v.optional(filledText)))

const responseSchema = v.union([
  v.object({ location: filledText, reference: v.optional(v.string()) }),
  v.object({ errors: v.pipe(errorsSchema, v.minEntries(1)) }),
  v.object({ message: filledText }),
])

export type LeadResponse = v.InferOutput<typeof responseSchema>

const healthSchema = v.object({ token: v.string() })

const NOT_UNDERSTOOD = { message: 'Įvyko klaida siunčiant formą. Bandykite dar kartą.' }
const NO_CONNECTION = {
  message:
    'Įvyko klaida siunčiant formą: nutrūko interneto ryšys. Ką įrašėte, liko formoje\u00a0– kai ryšys atsiras, išsiųskite ją dar kartą arba paskambinkite.',
}

/** The server takes a form that is sent sooner for a robot's. Doubled, since clocks differ. */
const WAIT_MS = 2 * MIN_FORM_TOKEN_AGE_MS

const MAX_RESPONSE_MS = (timeouts.requestSeconds + timeouts.idleSeconds) * 1_000

let token: { text: string; usableAt: number } | undefined

export async function fetchFormToken(): Promise<void> {
  try {
    const response = await fetch(urls.healthApi)
    const { success, output } = v.safeParse(healthSchema, await response.json())
    if (success) token = { text: output.token, usableAt: performance.now() + WAIT_MS }
    console.info(`Užklausų tarnyba: ${response.ok ? 'veikia' : 'šiuo metu neatsako'}`)
  } catch {
    console.info('Užklausų tarnyba šiuo metu nepasiekiama')
  }
}

/** Never rejects: without a response the visitor is asked to try again. */
export async function sendLead(form: FormData): Promise<LeadResponse> {
  if (token) {
    form.set(FORM_TOKEN_FIELD, token.text)
    await pause(token.usableAt - performance.now())
  }
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

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}
