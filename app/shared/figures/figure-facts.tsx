import type { ReactNode } from 'react'
import { formatDate } from '#app/shared/text/lithuanian-date.ts'
import { typography } from '#app/shared/text/typography.ts'
import { type Figure, type LegalBasis, parties } from '#config/figures.ts'
import { isSecondary, LegalBases, SECONDARY_SOURCE } from './legal-basis.tsx'

interface FigureFactsProps {
  figure: Pick<Figure, 'binds' | 'checkedOn'> & { legalBases: readonly LegalBasis[] }
  className: string
  first?: ReactNode
  validity?: ReactNode
}

export function FigureFacts({ figure, className, first, validity }: FigureFactsProps) {
  const { binds, legalBases, checkedOn } = figure
  return (
    <dl className={className}>
      {first}
      <Fact term="Kam taikoma">{typography(parties[binds])}</Fact>
      <Fact term="Pagrindas">
        <LegalBases legalBases={legalBases} />
      </Fact>
      {validity}
      <Fact term="Patikrinta">
        {formatDate(checkedOn)}
        {isSecondary(legalBases) && `, ${SECONDARY_SOURCE}`}
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
