import { setTimeout as pause } from 'node:timers/promises'
import { FORM_TOKEN_FIELD } from '#app/features/lead/spam/anti-spam-fields.ts'
import { issueFormToken } from '#app/features/lead/spam/form-token.server.ts'
import { validLeadForm } from '../../support/lead-forms.ts'

/** For the variable FORM_SECRET, so that the visitors' browsers can have their tokens. */
export const FORM_SECRET = 'a secret of the fault tests'

const ANSWER_MS = 120_000
const RETRY_MS = 50

export interface LeadResponse {
  status: number
  reference: string | null
}

/** A form as a browser sends it, open for a minute; each is another visitor's. */
export function browserForm(changes: Record<string, string> = {}): URLSearchParams {
  return validLeadForm({
    company: `UAB ${crypto.randomUUID()}`,
    [FORM_TOKEN_FIELD]: issueFormToken(FORM_SECRET, new Date(Date.now() - 60_000)),
    ...changes,
  })
}

/** One attempt; rejects when there is no response. */
export async function sendOnce(
  url: string,
  form: URLSearchParams,
  headers: HeadersInit = {},
): Promise<LeadResponse> {
  const response = await fetch(`${url}/api/leads`, {
    method: 'POST',
    headers,
    body: form,
    signal: AbortSignal.timeout(ANSWER_MS),
  })
  const { reference = null } = await response.json()
  return { status: response.status, reference }
}

/** Tries again, as a person does, until the lead is acknowledged; returns its reference. */
export async function sendUntilAcknowledged(url: string, form: URLSearchParams): Promise<string> {
  for (;;) {
    const response = await sendOnce(url, form).catch(() => null)
    if (response?.reference) return response.reference
    await pause(RETRY_MS)
  }
}

/** Sends the forms, a few at a time; returns the references of the acknowledged leads. */
export async function sendAll(
  url: string,
  forms: readonly URLSearchParams[],
  visitors: number,
): Promise<string[]> {
  const waiting = [...forms]
  const references: string[] = []
  const visitor = async () => {
    for (let form = waiting.pop(); form !== undefined; form = waiting.pop()) {
      references.push(await sendUntilAcknowledged(url, form))
    }
  }
  await Promise.all(Array.from({ length: visitors }, visitor))
  return references
}
