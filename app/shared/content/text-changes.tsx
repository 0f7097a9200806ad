import { formatDate } from '#app/shared/text/lithuanian-date.ts'
import { typography } from '#app/shared/text/typography.ts'
import * as urls from '#app/shared/urls.ts'
import { TextFold } from './text-fold.tsx'
import type { TextHistory } from './trust-fields.ts'

const HEADING = { id: 'teksto-pakeitimai', text: 'Kas pasikeitė' }

export function TextChanges({ published, changes }: Pick<TextHistory, 'published' | 'changes'>) {
  return (
    <TextFold heading={HEADING}>
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
    </TextFold>
  )
}
