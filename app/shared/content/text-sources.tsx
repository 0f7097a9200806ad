import { formatDate } from '#app/shared/text/lithuanian-date.ts'
import { typography } from '#app/shared/text/typography.ts'
import { ExternalLink } from '#app/shared/ui/external-link.tsx'
import { groupSources, type SourceGroup } from './source-groups.ts'
import type { TextSource } from './trust-fields.ts'

export const SOURCES_HEADING = { id: 'saltiniai', text: 'Šaltiniai' }

export function TextSources({ sources }: { sources: readonly TextSource[] }) {
  return (
    <section aria-labelledby={SOURCES_HEADING.id} className="text-foot">
      <h2 id={SOURCES_HEADING.id}>{SOURCES_HEADING.text}</h2>
      <ul>
        {groupSources(sources).map((group) => (
          <li key={JSON.stringify(group)} className="text-foot-entry">
            {group.title && `${typography(group.title)}: `}
            {group.links.map(({ text, href }, index) => (
              <span key={text}>
                {index > 0 && ', '}
                {href ? (
                  <ExternalLink href={href} className="link" hasIcon={false}>
                    {typography(text)}
                  </ExternalLink>
                ) : (
                  typography(text)
                )}
              </span>
            ))}
            <small>{checkedText(group)}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}

function checkedText({ checked, mark }: SourceGroup): string {
  const how = mark === 'B' ? 'Tikrinta pagal antrinį šaltinį' : 'Tikrinta'
  return `${how} ${formatDate(checked)}`
}
