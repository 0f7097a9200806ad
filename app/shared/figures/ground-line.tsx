import { typography } from '#app/shared/text/typography.ts'
import { ExternalLink } from '#app/shared/ui/external-link.tsx'
import { acts, type Ground } from '#config/figures.ts'
import { citation } from './citation.ts'

export const SECONDARY_SOURCE = 'tikrinta pagal antrinį šaltinį'

/** An act and article with what readers can open. `isMarkTold`: that the source is secondary is said elsewhere. */
export function GroundLine({ ground, isMarkTold = false }: { ground: Ground; isMarkTold?: boolean }) {
  const { act, article, source, mark } = ground
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
      {mark === 'B' && !isMarkTold && <small>{SECONDARY_SOURCE}</small>}
    </span>
  )
}
