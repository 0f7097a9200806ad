import { isReadyContext } from '#app/infra/readiness.server.ts'
import type { Route } from './+types/api.health'

/** Says whether a submission would be stored now, and nothing else. */
export async function loader({ context }: Route.LoaderArgs) {
  const { isReady } = await context.get(isReadyContext)()
  return Response.json(
    { ok: isReady },
    { status: isReady ? 200 : 503, headers: { 'Cache-Control': 'no-store' } },
  )
}
