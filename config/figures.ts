import { claims } from './figures/claims.ts'
import { contracts, evaluation, inHouse } from './figures/contracts.ts'
import { court } from './figures/court.ts'
import type { Figure } from './figures/figure.ts'
import { lowValue } from './figures/low-value.ts'
import { practice } from './figures/practice.ts'
import { questions } from './figures/questions.ts'
import { results } from './figures/results.ts'
import { suppliers } from './figures/suppliers.ts'
import { tenders } from './figures/tenders.ts'
import { thresholds } from './figures/thresholds.ts'
import { trades } from './figures/trades.ts'

const ALL = {
  ...thresholds,
  ...lowValue,
  ...tenders,
  ...questions,
  ...suppliers,
  ...trades,
  ...evaluation,
  ...results,
  ...claims,
  ...court,
  ...contracts,
  ...inHouse,
  ...practice,
} satisfies Record<string, Figure>

export type FigureId = keyof typeof ALL

/** Every limit, term and percentage of the law that the site states, one source for all pages. */
export const figures: Readonly<Record<FigureId, Figure>> = ALL

export { type Act, type ActId, acts } from './figures/acts.ts'
export * from './figures/figure.ts'
export { type UnverifiedFigureId, unverifiedFigures } from './figures/unverified.ts'
