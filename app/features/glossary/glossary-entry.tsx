import { typography } from '#app/domain/text/typography.ts'
import { SourceLink } from '#app/ui/components/external-link.tsx'
import { type Act, acts } from '#config/figures.ts'
import type { GlossaryTerm } from './parse-glossary.ts'

export function GlossaryEntry({ anchor, term, definition, legalBasis, link, page }: GlossaryTerm) {
  const act = actOf(legalBasis)
  return (
    <div id={anchor} className="glossary-entry">
      <dt>
        <dfn>{typography(term)}</dfn>
      </dt>
      <dd>{typography(definition)}</dd>
      <dd className="glossary-basis">
        {'Pagrindas: '}
        <SourceLink href={link ?? act?.url}>
          {typography(legalBasis === act?.short ? act.name : legalBasis)}
        </SourceLink>
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
