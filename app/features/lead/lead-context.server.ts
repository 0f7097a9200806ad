import { createContext } from 'react-router'
import type { Lead } from './lead-schema.ts'
import type { ReceiveLeadResult } from './submission/receive-lead.server.ts'
import type { SubmissionSignals } from './submission/submission-signals.ts'

/** The use case as routes call it, with its database and mailer already in hand. */
export type ReceiveLead = (lead: Lead, signs: SubmissionSignals) => Promise<ReceiveLeadResult>

export const receiveLeadContext = createContext<ReceiveLead>(async () => {
  throw new Error('the server did not provide the lead use case')
})

/** Makes the token that tells when a form was opened. */
export const issueFormTokenContext = createContext<() => string>(() => {
  throw new Error('the server did not provide form tokens')
})
