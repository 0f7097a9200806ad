import { readCpvCodes } from '#app/domain/cpv/cpv-codes-param.ts'
import { describeBasket } from '#app/features/cpv/basket/details/describe-basket.ts'
import { cpvCatalogueContext } from '#app/features/cpv/vocabulary/cpv-catalogue.server.ts'
import { endpoints } from '#app/pages/endpoints.ts'
import { readParams } from '#app/pages/page-row.ts'
import * as urls from '#app/ui/urls.ts'
import type { Route } from './+types/cpv-basket'

/** For `?kodai=45000000-7,…` it gives the names of the codes, what they cover and what they may lack. */
export function loader({ request, context }: Route.LoaderArgs) {
  const codes = readCpvCodes(readParams(endpoints.cpvBasket, request).getAll(urls.CODES_PARAM))
  return Response.json(describeBasket(context.get(cpvCatalogueContext), codes), {
    headers: { 'Cache-Control': 'private, max-age=300' },
  })
}
