import type { CpvCode } from '#app/domain/cpv/cpv-code.ts'

export interface BasketItem {
  code: CpvCode
  LT: string
  /** This is the chosen code above it, which covers it already. */
  coveredBy: CpvCode | null
  coversCount: number
}

export interface BasketSuggestion {
  code: CpvCode
  LT: string
  /** It is shown to the visitor. */
  reason: string
}

export interface BasketDetails {
  items: BasketItem[]
  suggestions: BasketSuggestion[]
}
