import type { RouterContextProvider } from 'react-router'
import { clientNetworksContext } from '#app/infra/client-networks.server.ts'
import { usageContext } from '#app/infra/usage/usage-counters.server.ts'
import { keysOf } from '#app/shared/object/record.ts'
import * as urls from '#app/shared/urls.ts'
import { addCampaignOf } from '../campaign/campaign.ts'
import { leadModuleContext } from '../lead-module.server.ts'
import { type LeadErrors, type LeadFormValues, parseLeadForm } from '../lead-schema.ts'
import { sampleCodes } from '../sample/sample-codes.ts'
import { countFailedForm, countSentForm, type FormChannel } from './form-usage.server.ts'
import { LEAD_FAILURE, leadLimited, UNREADABLE_FORM } from './lead-failure.ts'
import { readSubmissionSignals } from './spam/submission-signals.ts'

export type TakenForm = { ok: true; reference: string; location: string } | RefusedForm

interface RefusedForm {
  ok: false
  status: 400 | 422 | 429 | 503
  headers: Record<string, string>
  /** For the form that is shown again: what was typed, and what is wrong with it or with us. */
  form: { values: Partial<LeadFormValues>; errors?: LeadErrors; failure?: string }
}

/** Reads a posted form, checks it and submits the lead; whichever way it came, it is counted. */
export async function takeForm(
  request: Request,
  context: Readonly<RouterContextProvider>,
  channel: FormChannel,
): Promise<TakenForm> {
  const form = await request.formData().catch(() => null)
  if (form === null) return refuse(400, { values: {}, failure: UNREADABLE_FORM })
  if (channel === 'plain') addCampaignOf(form, request.headers.get('Referer'))
  const checked = parseLeadForm(form)
  const { count } = context.get(usageContext)
  if (!checked.ok) {
    const { values, errors } = checked
    countFailedForm(count, channel, keysOf(errors))
    return refuse(422, { values, errors })
  }
  const { lead } = checked
  const result = await context.get(leadModuleContext).submitLead(lead, {
    ...readSubmissionSignals(form),
    networks: context.get(clientNetworksContext),
  })
  if (result.ok) {
    if (!result.isSuspicious) countSentForm(count, channel, lead)
    const { reference } = result
    return { ok: true, reference, location: urls.thankYou(reference, sampleCodes(lead)) }
  }
  if (result.reason === 'failed') return refuse(503, { values: lead, failure: LEAD_FAILURE })
  const { waitSeconds } = result
  return refuse(
    429,
    { values: lead, failure: leadLimited(waitSeconds) },
    { 'Retry-After': String(waitSeconds) },
  )
}

function refuse(
  status: RefusedForm['status'],
  form: RefusedForm['form'],
  headers: Record<string, string> = {},
): RefusedForm {
  return { ok: false, status, headers, form }
}
