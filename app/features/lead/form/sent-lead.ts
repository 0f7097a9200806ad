import type { Want } from '../lead-fields.ts'

export const SENT_LEAD_KEY = 'sentLead'

/** What the sender's own tab knows of a request, for the pages after it. */
export interface SentLead {
  at: number
  reference?: string
  kind: 'request' | 'sample'
  email: string
  phone: string
  company: string
  contactBy: string
  wants: readonly Want[]
  activity: string
  codes: readonly string[]
  words: readonly string[]
}

export function rememberSentLead(record: SentLead): void {
  try {
    sessionStorage.setItem(SENT_LEAD_KEY, JSON.stringify(record))
  } catch {
    // Storage may be blocked or full: the pages after it then say what holds for everybody.
  }
}
