import { formatDate } from '#app/domain/text/lithuanian-date.ts'
import { typography } from '#app/domain/text/typography.ts'
import { type Reviewer, site } from '#config/site.ts'
import { SOURCES_HEADING } from './text-foot.tsx'

interface TextReviewProps {
  publishedOn?: string
  checkedOn: string
  hasSources?: boolean
  signer?: Reviewer | null
}

/** The line says when a text was published, when it was checked and by whom, with a link to its sources. */
export function TextReview(props: TextReviewProps) {
  const { publishedOn, checkedOn, hasSources = false, signer = site.reviewer } = props
  const checked = signer ? `patikrino ${signer.name}, ${signer.role}, ` : 'patikrinta\u00a0'
  return (
    <p className="text-review">
      {publishedOn && `Paskelbta\u00a0${formatDate(publishedOn)}, `}
      {typography(publishedOn ? checked : checked.replace('p', 'P'))}
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

export function reviewSignature(signer: Reviewer | null = site.reviewer): string {
  return typography(
    signer === null ? 'Tikrino redakcija, ne teisininkas.' : `Patikrino ${signer.name}, ${signer.role}.`,
  )
}
