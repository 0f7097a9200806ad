import { formatDate } from '#app/shared/text/lithuanian-date.ts'
import { typography } from '#app/shared/text/typography.ts'
import { type Reviewer, site } from '#config/site.ts'
import { SOURCES_HEADING } from './text-sources.tsx'

interface TextReviewProps {
  reviewed: string
  hasSources?: boolean
  signer?: Reviewer | null
}

/** The one line about trust: who checked the text, when, and where the rest stands. */
export function TextReview({ reviewed, hasSources = false, signer = site.reviewer }: TextReviewProps) {
  return (
    <p className="text-review">
      {signer ? typography(`Patikrino ${signer.name}, ${signer.role}, `) : 'Patikrinta\u00a0'}
      <time dateTime={reviewed}>{formatDate(reviewed)}</time>
      {hasSources && (
        <>
          {' pagal '}
          <a href={`#${SOURCES_HEADING.id}`} className="link">
            šaltinius
          </a>
        </>
      )}
    </p>
  )
}
