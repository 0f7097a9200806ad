/** The customer's specification states these without an act, so they are never shown among the figures of the law. */
export const unverifiedFigures = {
  documentRetention: '10 metų',
} as const

export type UnverifiedFigureId = keyof typeof unverifiedFigures
