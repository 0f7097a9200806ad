import { Fragment } from 'react'
import { formatDate } from '#app/domain/text/lithuanian-date.ts'
import { typography } from '#app/domain/text/typography.ts'
import { ExternalLink } from '#app/ui/components/external-link.tsx'
import { FoldedSection } from './folded-section.tsx'
import type { TextSource } from './source-fields.ts'
import { groupSources, type SourceGroup } from './source-groups.ts'

export const SOURCES_HEADING = { id: 'saltiniai', text: 'Šaltiniai' }

interface TextSourcesProps {
  sources: readonly TextSource[]
  checkedOn: string
}

export function TextSources({ sources, checkedOn }: TextSourcesProps) {
  return (
    <FoldedSection heading={SOURCES_HEADING}>
      <p>Ko šaltiniai nesako, sakome savo vardu.</p>
      <ul>
        {groupSources(sources).map((group) => (
          <li key={JSON.stringify(group)}>
            {group.title && `${typography(group.title)}: `}
            {group.links.map(({ text, href }, index) => (
              <Fragment key={text}>
                {index > 0 && ', '}
                {href ? (
                  <ExternalLink
                    href={href}
                    className={group.title ? 'link' : 'link list-target'}
                    hasIcon={false}
                  >
                    {typography(text)}
                  </ExternalLink>
                ) : (
                  typography(text)
                )}
              </Fragment>
            ))}
            <CheckedNote group={group} checkedOn={checkedOn} />
          </li>
        ))}
      </ul>
    </FoldedSection>
  )
}

function CheckedNote({ group, checkedOn }: { group: SourceGroup; checkedOn: string }) {
  const { checked, mark } = group
  const how = mark === 'B' ? ' pagal antrinį šaltinį' : ''
  const day = checked === checkedOn ? '' : ` ${formatDate(checked)}`
  return (how || day) && <small>{`Tikrinta${how}${day}`}</small>
}
