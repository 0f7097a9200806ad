import { takeForm } from '#app/features/lead/submission/take-form.server.ts'
import { methodNotAllowed } from '#app/shared/http/api-responses.ts'
import type { Route } from './+types/leads'

/** The form with scripts: answers where to go, which fields are wrong, or what went wrong. */
export async function action({ request, context }: Route.ActionArgs) {
  const taken = await takeForm(request, context, 'scripts')
  if (taken.ok) return Response.json({ location: taken.location, reference: taken.reference })
  const { status, headers, form } = taken
  return Response.json(form.errors ? { errors: form.errors } : { message: form.failure }, { status, headers })
}

export const loader = methodNotAllowed
