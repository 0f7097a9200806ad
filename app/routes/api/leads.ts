import { handleLeadForm } from '#app/features/lead/submission/handle-lead-form.server.ts'
import { methodNotAllowed } from '#app/ui/http/api-responses.ts'
import type { Route } from './+types/leads'

export async function action({ request, context }: Route.ActionArgs) {
  const result = await handleLeadForm(request, context, 'scripts')
  if (result.ok) return Response.json({ location: result.location, reference: result.reference })
  const { status, headers, form } = result
  return Response.json(form.errors ? { errors: form.errors } : { message: form.failure }, { status, headers })
}

export const loader = methodNotAllowed
