import { endpoints } from '#app/endpoints.ts'
import { describeBasket } from '#app/features/cpv/basket/details/describe-basket.ts'
import { cpvCatalogueContext } from '#app/features/cpv/vocabulary/cpv-catalogue.server.ts'
import { readParams } from '#app/page-row.ts'
import { readCpvCodes } from '#app/shared/cpv/cpv-codes-param.ts'
import * as urls from '#app/shared/urls.ts'
import type { Route } from './+types/cpv-basket'

/** `?kodai=45000000-7,…`: names of the codes, what they cover and what they may lack. */
export function loader({ request, context }: Route.LoaderArgs) {
  const codes = readCpvCodes(readParams(endpoints.cpvBasket, request).getAll(urls.CODES_PARAM))
  return Response.json(describeBasket(context.get(cpvCatalogueContext), codes), {
    headers: { 'Cache-Control': 'private, max-age=300' },
  })
}
