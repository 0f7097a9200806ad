import { formatDate } from '#app/shared/text/lithuanian-date.ts'
import { typography } from '#app/shared/text/typography.ts'
import { type Reviewer, site } from '#config/site.ts'
import { SOURCES_HEADING } from './text-sources.tsx'

interface TextReviewProps {
  checkedOn: string
  hasSources?: boolean
  signer?: Reviewer | null
}

/** The line that says when a text was checked and by whom, with a link to its sources. */
export function TextReview({ checkedOn, hasSources = false, signer = site.reviewer }: TextReviewProps) {
  return (
    <p className="text-review">
      {signer ? typography(`Patikrino ${signer.name}, ${signer.role}, `) : 'Patikrinta\u00a0'}
      <time dateTime={checkedOn}>{formatDate(checkedOn)}</time>
      {hasSources && (
        <>
          {' pagal\u00a0'}
          <a href={`#${SOURCES_HEADING.id}`} className="link">
            šaltinius
          </a>
        </>
      )}
    </p>
  )
}
