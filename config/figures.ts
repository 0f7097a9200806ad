import { claims } from './figures/claims.ts'
import { contracts, evaluation, inHouse } from './figures/contracts.ts'
import type { Figure } from './figures/figure.ts'
import { lowValue } from './figures/low-value.ts'
import { questions } from './figures/questions.ts'
import { results } from './figures/results.ts'
import { suppliers } from './figures/suppliers.ts'
import { tenders } from './figures/tenders.ts'
import { thresholds } from './figures/thresholds.ts'

const ALL = {
  ...thresholds,
  ...lowValue,
  ...tenders,
  ...questions,
  ...suppliers,
  ...evaluation,
  ...results,
  ...claims,
  ...contracts,
  ...inHouse,
} satisfies Record<string, Figure>

export type FigureId = keyof typeof ALL

/** Every limit, term and percentage of the law that the site states, one source for all pages. */
export const figures: Readonly<Record<FigureId, Figure>> = ALL

export { type Act, type ActId, acts } from './figures/acts.ts'
export * from './figures/figure.ts'
export { type UnverifiedFigureId, unverifiedFigures } from './figures/unverified.ts'
