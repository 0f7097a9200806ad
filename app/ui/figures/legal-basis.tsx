import { typography } from '#app/domain/text/typography.ts'
import { SourceLink } from '#app/ui/components/external-link.tsx'
import { type Act, type ActId, acts, type Figure, type LegalBasis } from '#config/figures.ts'

export function LegalBases({ legalBases }: { legalBases: readonly LegalBasis[] }) {
  return legalBases.map((legalBasis) => (
    <LegalBasisLine key={JSON.stringify(legalBasis)} legalBasis={legalBasis} />
  ))
}

/** Gives „VPĮ 102 straipsnio 1 dalis“, or the name of the act where no article is known. */
export function citation({ name, short, genitive = short }: Act, article: string | null | undefined): string {
  return typography(article ? `${genitive} ${article}` : name)
}

/** Sources outside both laws apply to each of them. */
export function legalBasesOfLaw(
  { legalBases }: Pick<Figure, 'legalBases'>,
  law: 'vpi' | 'pi',
): readonly LegalBasis[] {
  const other: ActId = law === 'vpi' ? 'pi' : 'vpi'
  return legalBases.filter(({ act }) => act !== other)
}

function LegalBasisLine({ legalBasis: { act, article, read } }: { legalBasis: LegalBasis }) {
  return (
    <span className="block">
      <SourceLink href={(read ?? acts[act]).url}>{citation(acts[act], article)}</SourceLink>
      {read && <small>{typography(read.title)}</small>}
    </span>
  )
}
