import { typography } from '#app/domain/text/typography.ts'
import { ExternalLink } from '#app/ui/components/external-link.tsx'
import { type Act, acts } from '#config/figures.ts'
import type { GlossaryTerm } from './parse-glossary.ts'

export function GlossaryEntry({ anchor, term, definition, legalBasis, link, page }: GlossaryTerm) {
  const act = actOf(legalBasis)
  const address = link ?? act?.url
  const source = typography(legalBasis === act?.short ? act.name : legalBasis)
  return (
    <div id={anchor} className="glossary-entry">
      <dt>
        <dfn>{typography(term)}</dfn>
      </dt>
      <dd>{typography(definition)}</dd>
      <dd className="glossary-basis">
        {'Pagrindas: '}
        {address ? (
          <ExternalLink href={address} className="link" hasIcon={false}>
            {source}
          </ExternalLink>
        ) : (
          source
        )}
      </dd>
      <dd data-print="no">
        <a href={page} className="link" aria-label={`Skaityti daugiau: ${typography(term)}`}>
          Skaityti daugiau
        </a>
      </dd>
    </div>
  )
}

/** A legal basis begins with its act: „VPĮ 2 straipsnis“. */
function actOf(legalBasis: string): Act | undefined {
  return Object.values(acts).find(({ short }) => legalBasis === short || legalBasis.startsWith(`${short} `))
}
