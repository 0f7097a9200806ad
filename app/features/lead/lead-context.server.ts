import { createContext } from 'react-router'
import type { Lead } from './lead-schema.ts'
import type { SubmitLeadResult } from './submit-lead.server.ts'

/** The use case as routes call it, with its database and mailer already in hand. */
export type SubmitLead = (lead: Lead, browserKey: string | null) => Promise<SubmitLeadResult>

export const submitLeadContext = createContext<SubmitLead>(async () => {
  throw new Error('the server did not provide the lead use case')
})
