import type { Figure } from '#config/figures.ts'
import { formatCents } from './money.ts'
import { centsOf } from './value-answer.ts'

/** The amount of the day that was asked about, which need not be today's. */
export function Limit({ figure }: { figure: Figure }) {
  return <span className="whitespace-nowrap">{formatCents(centsOf(figure))}</span>
}
