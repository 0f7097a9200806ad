import { hasShapeOf } from '#app/domain/data/has-shape-of.ts'

const SENT_LEAD_KEY = 'sentLead'

const MAX_AGE_MS = 60 * 60 * 1_000

const EXAMPLE = {
  at: 0,
  kind: '',
  email: '',
  phone: '',
  company: '',
  contactBy: '',
  tender: '',
}

/** What the sender's own tab remembers of a request, for an hour. */
export type SentLead = typeof EXAMPLE & { kind: 'request' | 'sample'; reference?: string | undefined }

const hasFields = hasShapeOf(EXAMPLE)
const isSentLead = (value: unknown): value is SentLead => hasFields(value)

export function rememberSentLead(record: SentLead): void {
  withTabStorage((storage) => storage.setItem(SENT_LEAD_KEY, JSON.stringify(record)))
}

export function readSentLead(): SentLead | null {
  const record = withTabStorage((storage): unknown => JSON.parse(storage.getItem(SENT_LEAD_KEY) ?? 'null'))
  if (isSentLead(record) && Math.abs(Date.now() - record.at) < MAX_AGE_MS) return record
  forgetSentLead()
  return null
}

export function forgetSentLead(): void {
  withTabStorage((storage) => storage.removeItem(SENT_LEAD_KEY))
}

/** Storage may be blocked or full: the form works without it. */
export function withTabStorage<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(window.sessionStorage)
  } catch {
    return null
  }
}
