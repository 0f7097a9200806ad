import { createContext } from 'react-router'
import type { SubmissionSigns } from './abuse/submission-signs.ts'
import type { Lead } from './lead-schema.ts'
import type { ReceiveLeadResult } from './receive-lead.server.ts'

/** The use case as routes call it, with its database and mailer already in hand. */
export type ReceiveLead = (lead: Lead, signs: SubmissionSigns) => Promise<ReceiveLeadResult>

export const receiveLeadContext = createContext<ReceiveLead>(async () => {
  throw new Error('the server did not provide the lead use case')
})

/** Makes the stamp that tells when a form was opened. */
export const issueStampContext = createContext<() => string>(() => {
  throw new Error('the server did not provide form stamps')
})
