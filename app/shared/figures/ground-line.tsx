import { typography } from '#app/shared/text/typography.ts'
import { ExternalLink } from '#app/shared/ui/external-link.tsx'
import { type ActId, acts, type Figure, type Ground } from '#config/figures.ts'
import { citation } from './citation.ts'

export const SECONDARY_SOURCE = 'tikrinta pagal antrinį šaltinį'

/** What a figure rests on; that no official text was read is said once, elsewhere. */
export function Grounds({ grounds }: { grounds: readonly Ground[] }) {
  return grounds.map((ground) => (
    <GroundLine key={JSON.stringify(ground)} ground={ground} isMarkTold={isSecondary(grounds)} />
  ))
}

export function isSecondary(grounds: readonly Ground[]): boolean {
  return grounds.every(({ mark }) => mark === 'B')
}

/** What a figure rests on in one law; sources outside of both laws count for each. */
export function groundsOfLaw({ grounds }: Pick<Figure, 'grounds'>, law: 'vpi' | 'pi'): readonly Ground[] {
  const other: ActId = law === 'vpi' ? 'pi' : 'vpi'
  return grounds.filter(({ act }) => act !== other)
}

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
