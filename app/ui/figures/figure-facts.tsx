import type { ReactNode } from 'react'
import { typography } from '#app/domain/text/typography.ts'
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
      <Fact label="Kam taikoma">{typography(parties[figure.binds])}</Fact>
      <Fact label="Pagrindas">
        <LegalBases legalBases={figure.legalBases} />
      </Fact>
      {last}
    </dl>
  )
}

export function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}
