import { pages } from '#app/pages.ts'
import { recordOf } from '#app/shared/object/record.ts'

/** Parameters of the address, in the order of the form. */
export const GUARANTEE_FIELDS = pages.guarantee.params

export type GuaranteeField = (typeof GUARANTEE_FIELDS)[number]

export interface GuaranteeForm {
  values: Record<GuaranteeField, string>
  errors: Partial<Record<GuaranteeField, string>>
  /** In euros; null when nothing was asked, or not rightly. */
  amount: number | null
}

const MAX_LENGTH = 20
const EMPTY: GuaranteeForm = { values: recordOf(GUARANTEE_FIELDS, () => ''), errors: {}, amount: null }

export function readGuaranteeForm(params: URLSearchParams): GuaranteeForm {
  if (!GUARANTEE_FIELDS.some((field) => params.has(field))) return EMPTY
  const values = recordOf(GUARANTEE_FIELDS, (field) => (params.get(field) ?? '').slice(0, MAX_LENGTH).trim())
  const price = readNumber(values.kaina)
  const percent = readNumber(values.procentas)
  const isPercent = percent !== null && percent <= 100
  return {
    values,
    errors: {
      ...(price === null && { kaina: 'Įrašykite kainą skaičiais, pvz., 70000.' }),
      ...(!isPercent && { procentas: 'Įrašykite procentą nuo nulio iki šimto.' }),
    },
    amount: price !== null && isPercent ? Math.round(price * percent) / 100 : null,
  }
}

function readNumber(text: string): number | null {
  return /^\d{1,12}(?:[.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : null
}
