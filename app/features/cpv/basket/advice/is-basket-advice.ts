import { arrayOf, isNumber, isString, nullOr, objectOf } from '#app/shared/json/guards.ts'
import { isCpvCode } from '../../vocabulary/is-cpv-entry.ts'
import type { BasketAdvice, BasketItem, BasketSuggestion } from './basket-advice.ts'

export const isBasketAdvice = objectOf<BasketAdvice>({
  items: arrayOf(
    objectOf<BasketItem>({
      code: isCpvCode,
      LT: isString,
      coveredBy: nullOr(isCpvCode),
      coversCount: isNumber,
    }),
  ),
  suggestions: arrayOf(objectOf<BasketSuggestion>({ code: isCpvCode, LT: isString, reason: isString })),
})
