import type { ReactNode } from 'react'
import { formatDate } from '#app/shared/text/lithuanian-date.ts'
import { typography } from '#app/shared/text/typography.ts'
import { type Figure, type Ground, parties } from '#config/figures.ts'
import { Grounds, isSecondary, SECONDARY_SOURCE } from './ground-line.tsx'

interface FigureFactsProps {
  figure: Pick<Figure, 'binds' | 'checkedOn'> & { grounds: readonly Ground[] }
  className: string
  /** What is said before and between these facts. */
  first?: ReactNode
  validity?: ReactNode
}

/** The parties that a figure binds, its place in the law, and the day on which that was checked. */
export function FigureFacts({ figure, className, first, validity }: FigureFactsProps) {
  const { binds, grounds, checkedOn } = figure
  return (
    <dl className={className}>
      {first}
      <Fact term="Kam taikoma">{typography(parties[binds])}</Fact>
      <Fact term="Pagrindas">
        <Grounds grounds={grounds} />
      </Fact>
      {validity}
      <Fact term="Patikrinta">
        {formatDate(checkedOn)}
        {isSecondary(grounds) && `, ${SECONDARY_SOURCE}`}
      </Fact>
    </dl>
  )
}

export function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}
