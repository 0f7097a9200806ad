import type { ReactNode } from 'react'
import { typography } from '#app/shared/text/typography.ts'
import { type Figure, type LegalBasis, parties } from '#config/figures.ts'
import { LegalBases } from './legal-basis.tsx'

interface FigureFactsProps {
  figure: Pick<Figure, 'binds'> & { legalBases: readonly LegalBasis[] }
  className: string
  first?: ReactNode
  last?: ReactNode
}

export function FigureFacts({ figure, className, first, last }: FigureFactsProps) {
  return (
    <dl className={className}>
      {first}
      <Fact term="Kam taikoma">{typography(parties[figure.binds])}</Fact>
      <Fact term="Pagrindas">
        <LegalBases legalBases={figure.legalBases} />
      </Fact>
      {last}
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
