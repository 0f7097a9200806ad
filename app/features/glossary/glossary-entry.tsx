import { SECONDARY_SOURCE } from '#app/shared/figures/ground-line.tsx'
import { typography } from '#app/shared/text/typography.ts'
import { ExternalLink } from '#app/shared/ui/external-link.tsx'
import { acts } from '#config/figures.ts'
import type { GlossaryTerm } from './parse-glossary.ts'

/** One term: what it means, what that rests on, and where the site says more. */
export function GlossaryEntry({ anchor, term, definition, ground, link, mark, page }: GlossaryTerm) {
  const address = link ?? actAddress(ground)
  return (
    <div id={anchor} className="glossary-entry">
      <dt>
        <dfn>{typography(term)}</dfn>
      </dt>
      <dd>{typography(definition)}</dd>
      <dd className="glossary-ground">
        {'Pagrindas: '}
        {address ? (
          <ExternalLink href={address} className="link" hasIcon={false}>
            {typography(ground)}
          </ExternalLink>
        ) : (
          typography(ground)
        )}
        {mark === 'B' && ` (${SECONDARY_SOURCE})`}
      </dd>
      <dd data-print="no">
        <a href={page} className="link" aria-label={`Skaityti daugiau: ${typography(term)}`}>
          Skaityti daugiau
        </a>
      </dd>
    </div>
  )
}

/** Of the act that a ground begins with: „VPĮ 2 straipsnis“. */
function actAddress(ground: string): string | null {
  const act = Object.values(acts).find(({ short }) => ground === short || ground.startsWith(`${short} `))
  return act?.url ?? null
}
