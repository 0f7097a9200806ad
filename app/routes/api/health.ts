import { leadModuleContext } from '#app/features/lead/lead-module.server.ts'
import { readinessContext } from '#app/infra/observability/readiness.server.ts'
import type { Route } from './+types/health'

/** Says whether a submission would be stored now, and gives the form its token. */
export async function loader({ context }: Route.LoaderArgs) {
  const { isReady } = await context.get(readinessContext)()
  return Response.json(
    { ok: isReady, token: context.get(leadModuleContext).issueFormToken() },
    { status: isReady ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  )
}
