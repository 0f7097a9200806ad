/** Stated in the customer's specification without an act; never shown among the figures of the law. */
export const unverifiedFigures = {
  eSignatureYearly: '30–50 Eur',
  separateAccount: '60 000 Eur',
  documentRetention: '10 metų',
  newsletters: '1',
} as const

export type UnverifiedFigureId = keyof typeof unverifiedFigures
