import { href } from 'react-router'
import { submitLeadContext } from '#app/features/lead/lead-context.server.ts'
import { LEAD_FAILURE } from '#app/features/lead/lead-failure.ts'
import { parseLeadForm } from '#app/features/lead/lead-schema.ts'
import type { Route } from './+types/api.leads'

const LONGEST_KEY = 100

/** The form with scripts: answers where to go, which fields are wrong, or what went wrong. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData()
  const checked = parseLeadForm(form)
  if (!checked.ok) return Response.json({ errors: checked.errors }, { status: 422 })
  const result = await context.get(submitLeadContext)(checked.lead, browserKeyOf(form))
  if (!result.ok) return Response.json({ message: LEAD_FAILURE }, { status: 503 })
  return Response.json({ location: `${href('/aciu')}?nr=${result.reference}`, reference: result.reference })
}

export function loader() {
  return Response.json({ message: 'Method not allowed' }, { status: 405, headers: { Allow: 'POST' } })
}

function browserKeyOf(form: FormData): string | null {
  const key = form.get('submission_key')
  return typeof key === 'string' && key !== '' && key.length <= LONGEST_KEY ? key : null
}
