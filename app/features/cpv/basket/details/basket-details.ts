import { arrayOf, type Guarded, isNumber, isString, nullOr, objectOf } from '#app/domain/data/guards.ts'
import { isCpvCode } from '../../vocabulary/cpv-entry.ts'

const isItem = objectOf({
  code: isCpvCode,
  LT: isString,
  /** This is the chosen code above it, which covers it already. */
  coveredBy: nullOr(isCpvCode),
  coversCount: isNumber,
})

/** `reason` is shown to the visitor. */
const isSuggestion = objectOf({ code: isCpvCode, LT: isString, reason: isString })

export const isBasketDetails = objectOf({ items: arrayOf(isItem), suggestions: arrayOf(isSuggestion) })

export type BasketItem = Guarded<typeof isItem>
export type BasketSuggestion = Guarded<typeof isSuggestion>
export type BasketDetails = Guarded<typeof isBasketDetails>
