import { cpvCatalogueContext } from '#app/features/cpv/vocabulary/cpv-catalogue.server.ts'
import type { Route } from './+types/cpv'
import { answerCpv } from './cpv-answers.ts'

/** For other spellings of the address; the address itself is answered before the router, in `server/app.ts`. */
export function loader({ request, context }: Route.LoaderArgs) {
  return answerCpv(context.get(cpvCatalogueContext), new URL(request.url).searchParams)
}
