import { Fragment, type ReactNode } from 'react'
import { formatDate } from '#app/domain/text/lithuanian-date.ts'
import { typography } from '#app/domain/text/typography.ts'
import { SourceLink } from '#app/ui/components/external-link.tsx'
import * as urls from '#app/ui/urls.ts'
import type { Heading } from './content-file.ts'
import type { TextHistory, TextSource } from './source-fields.ts'
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
                <SourceLink href={href} className={group.title ? 'link' : 'link list-target'}>
                  {typography(text)}
                </SourceLink>
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

const HEADING = { id: 'teksto-pakeitimai', text: 'Kas pasikeitė' }

export function ChangesOfText({ published, changes }: Pick<TextHistory, 'published' | 'changes'>) {
  return (
    <FoldedSection heading={HEADING}>
      <ul>
        {[...changes, { date: published, text: 'Paskelbta.' }].map(({ date, text }) => (
          <li key={date + text}>
            <time dateTime={date}>{formatDate(date)}</time>
            {` ${typography(text)}`}
          </li>
        ))}
      </ul>
      <p>
        <a href={urls.textChanges} className="link list-target">
          Visų tekstų pakeitimai
        </a>
      </p>
    </FoldedSection>
  )
}

/** Small print at the end of a text is closed until somebody asks for it. */
function FoldedSection({ heading, children }: { heading: Heading; children: ReactNode }) {
  return (
    <details id={heading.id} className="text-foot">
      <summary>
        <h2>{heading.text}</h2>
      </summary>
      {children}
    </details>
  )
}
