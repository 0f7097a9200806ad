import { recordOf } from '#app/domain/data/record.ts'
import { AMOUNT_FAULTS, parseCents } from '#app/domain/text/money.ts'
import { parsePercent } from '#app/domain/text/percent.ts'
import type { ParamsOf } from '#app/pages/page-row.ts'
import { pages } from '#app/pages/pages.ts'
import { collectErrors, type QueryForm } from '#app/ui/forms/query-values.ts'

export interface PriceReviewQuery {
  /** The contract says how a part of the price follows a wage or an index. */
  hasFormula: boolean
  /** It is in cents, without VAT. */
  price: number
  /** Both are percentages. */
  labourShare: number
  change: number
}

export const PRICE_REVIEW_FIELDS = pages.priceReview.params

export type PriceReviewForm = QueryForm<(typeof PRICE_REVIEW_FIELDS)[number], PriceReviewQuery>

const MAX_LENGTH = 40

export function readPriceReviewForm(params: ParamsOf<typeof pages.priceReview>): PriceReviewForm {
  const values = recordOf(PRICE_REVIEW_FIELDS, (field) =>
    (params.get(field) ?? '').slice(0, MAX_LENGTH).trim(),
  )
  if (!PRICE_REVIEW_FIELDS.some((field) => params.has(field))) return { values, errors: {}, query: null }
  const { errors, refuse } = collectErrors<keyof typeof values>()
  const cents = parseCents(values.kaina)
  const price = typeof cents === 'string' ? refuse('kaina', AMOUNT_FAULTS[cents]) : cents
  const labourShare = parsePercent(values.dalis)
  if (labourShare === null || labourShare < 1 || labourShare > 100)
    refuse('dalis', 'Įrašykite dalį procentais, nuo 1\u00a0iki 100: pavyzdžiui, 45, o\u00a0ne 0,45.')
  const change = parsePercent(values.pokytis)
  if (!change) refuse('pokytis', 'Įrašykite pokytį procentais, pavyzdžiui, 5,5.')
  if (!price || !labourShare || !change || errors.dalis) return { values, errors, query: null }
  return { values, errors, query: { hasFormula: values.formule === 'true', price, labourShare, change } }
}
