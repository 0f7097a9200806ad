import { handleLeadForm } from '#app/features/lead/submission/handle-lead-form.server.ts'
import { refuseReading } from '#app/shared/http/api-refusal.ts'
import type { Route } from './+types/leads'

export async function action({ request, context }: Route.ActionArgs) {
  const taken = await handleLeadForm(request, context, 'scripts')
  if (taken.ok) return Response.json({ location: taken.location, reference: taken.reference })
  const { status, headers, form } = taken
  return Response.json(form.errors ? { errors: form.errors } : { message: form.failure }, { status, headers })
}

export const loader = refuseReading
