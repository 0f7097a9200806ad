import { logClientErrorContext } from '#app/infra/observability/client-errors.server.ts'
import { parseClientError } from '#app/ui/client-errors/client-error.ts'
import { methodNotAllowed, refuse } from '#app/ui/http/api-responses.ts'
import type { Route } from './+types/client-errors'

const MAX_BYTES = 2_048

/** Browsers report errors here and do not read the response. */
export async function action({ request, context }: Route.ActionArgs) {
  const body = await request.arrayBuffer()
  if (body.byteLength > MAX_BYTES) return refuse(413, 'The report is too long.')
  const error = parseClientError(new TextDecoder().decode(body))
  if (error === null) return refuse(400, 'Not an error report.')
  const waitSeconds = await context.get(logClientErrorContext)(error)
  if (waitSeconds === null) return new Response(null, { status: 204 })
  return refuse(429, 'Too many reports.', { 'Retry-After': String(waitSeconds) })
}

export const loader = methodNotAllowed
