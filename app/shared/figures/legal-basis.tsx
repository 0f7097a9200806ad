import { typography } from '#app/shared/text/typography.ts'
import { ExternalLink } from '#app/shared/ui/external-link.tsx'
import { type Act, type ActId, acts, type Figure, type LegalBasis } from '#config/figures.ts'

export const SECONDARY_SOURCE = 'tikrinta pagal antrinį šaltinį'

/** When all sources are secondary, the caller says so once. */
export function LegalBases({ legalBases }: { legalBases: readonly LegalBasis[] }) {
  return legalBases.map((legalBasis) => (
    <LegalBasisLine
      key={JSON.stringify(legalBasis)}
      legalBasis={legalBasis}
      isMarkHidden={isSecondary(legalBases)}
    />
  ))
}

/** „VPĮ 102 straipsnio 1 dalis“; the name of the act where no article is known. */
export function citation({ name, short, genitive = short }: Act, article: string | null | undefined): string {
  return typography(article ? `${genitive} ${article}` : name)
}

export function isSecondary(legalBases: readonly LegalBasis[]): boolean {
  return legalBases.every(({ mark }) => mark === 'B')
}

/** Sources outside of both laws count for each. */
export function legalBasesOfLaw(
  { legalBases }: Pick<Figure, 'legalBases'>,
  law: 'vpi' | 'pi',
): readonly LegalBasis[] {
  const other: ActId = law === 'vpi' ? 'pi' : 'vpi'
  return legalBases.filter(({ act }) => act !== other)
}

export function LegalBasisLine({
  legalBasis,
  isMarkHidden = false,
}: {
  legalBasis: LegalBasis
  isMarkHidden?: boolean
}) {
  const { act, article, source, mark } = legalBasis
  const name = citation(acts[act], article)
  return (
    <span className="block">
      {source.url ? (
        <ExternalLink href={source.url} className="link" hasIcon={false}>
          {name}
        </ExternalLink>
      ) : (
        name
      )}
      {mark === 'A' && source.title !== name && <small>{typography(source.title)}</small>}
      {mark === 'B' && !isMarkHidden && <small>{SECONDARY_SOURCE}</small>}
    </span>
  )
}
