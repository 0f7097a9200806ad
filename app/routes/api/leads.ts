import { leadModuleContext } from '#app/features/lead/lead-module.server.ts'
import { parseLeadForm } from '#app/features/lead/lead-schema.ts'
import { sampleCodes } from '#app/features/lead/sample/sample-codes.ts'
import { countFailedForm, countSentForm } from '#app/features/lead/submission/form-usage.server.ts'
import { LEAD_FAILURE, leadLimited, UNREADABLE_FORM } from '#app/features/lead/submission/lead-failure.ts'
import { readSubmissionSignals } from '#app/features/lead/submission/spam/submission-signals.ts'
import { clientNetworksContext } from '#app/infra/client-networks.server.ts'
import { usageContext } from '#app/infra/usage/usage-counters.server.ts'
import { keysOf } from '#app/shared/object/record.ts'
import * as urls from '#app/shared/urls.ts'
import type { Route } from './+types/leads'

/** The form with scripts: answers where to go, which fields are wrong, or what went wrong. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData().catch(() => null)
  if (form === null) return refuse(UNREADABLE_FORM, 400)
  const checked = parseLeadForm(form)
  const { count } = context.get(usageContext)
  if (!checked.ok) {
    countFailedForm(count, 'scripts', keysOf(checked.errors))
    return Response.json({ errors: checked.errors }, { status: 422 })
  }
  const result = await context.get(leadModuleContext).submitLead(checked.lead, {
    ...readSubmissionSignals(form),
    networks: context.get(clientNetworksContext),
  })
  if (!result.ok && result.reason === 'limited')
    return refuse(leadLimited(result.waitSeconds), 429, result.waitSeconds)
  if (!result.ok) return refuse(LEAD_FAILURE, 503)
  if (!result.isSuspicious) countSentForm(count, 'scripts', checked.lead)
  return Response.json({
    location: urls.thankYou(result.reference, sampleCodes(checked.lead)),
    reference: result.reference,
  })
}

export function loader() {
  return Response.json({ message: 'Method not allowed' }, { status: 405, headers: { Allow: 'POST' } })
}

function refuse(message: string, status: number, waitSeconds?: number): Response {
  const headers = new Headers()
  if (waitSeconds !== undefined) headers.set('Retry-After', String(waitSeconds))
  return Response.json({ message }, { status, headers })
}
