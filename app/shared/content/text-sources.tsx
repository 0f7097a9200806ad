import { Fragment } from 'react'
import { formatDate } from '#app/shared/text/lithuanian-date.ts'
import { typography } from '#app/shared/text/typography.ts'
import { ExternalLink } from '#app/shared/ui/external-link.tsx'
import { groupSources, type SourceGroup } from './source-groups.ts'
import { TextFold } from './text-fold.tsx'
import type { TextSource } from './trust-fields.ts'

export const SOURCES_HEADING = { id: 'saltiniai', text: 'Šaltiniai' }

interface TextSourcesProps {
  sources: readonly TextSource[]
  reviewed: string
}

export function TextSources({ sources, reviewed }: TextSourcesProps) {
  return (
    <TextFold heading={SOURCES_HEADING}>
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
            <CheckedNote group={group} reviewed={reviewed} />
          </li>
        ))}
      </ul>
    </TextFold>
  )
}

function CheckedNote({ group, reviewed }: { group: SourceGroup; reviewed: string }) {
  const { checked, mark } = group
  const how = mark === 'B' ? ' pagal antrinį šaltinį' : ''
  const day = checked === reviewed ? '' : ` ${formatDate(checked)}`
  return (how || day) && <small>{`Tikrinta${how}${day}`}</small>
}
