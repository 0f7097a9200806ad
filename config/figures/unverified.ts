/** Stated in the customer's specification without an act; never shown among the figures of the law. */
export const unverifiedFigures = {
  documentRetention: '10 metų',
} as const

export type UnverifiedFigureId = keyof typeof unverifiedFigures
