import { typography } from '#app/domain/text/typography.ts'
import { ExternalLink } from '#app/ui/components/external-link.tsx'
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
  const name = citation(acts[act], article)
  const { url } = read ?? acts[act]
  return (
    <span className="block">
      {url ? (
        <ExternalLink href={url} className="link" hasIcon={false}>
          {name}
        </ExternalLink>
      ) : (
        name
      )}
      {read && <small>{typography(read.title)}</small>}
    </span>
  )
}
