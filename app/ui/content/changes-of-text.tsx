import { formatDate } from '#app/domain/text/lithuanian-date.ts'
import { typography } from '#app/domain/text/typography.ts'
import * as urls from '#app/ui/urls.ts'
import { FoldedSection } from './folded-section.tsx'
import type { TextHistory } from './source-fields.ts'

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
