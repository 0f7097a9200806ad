import { formatDate } from '#app/shared/text/lithuanian-date.ts'
import { typography } from '#app/shared/text/typography.ts'
import { type Reviewer, site } from '#config/site.ts'

interface TextDatesProps {
  published: string
  updated: string
  reviewed: string
  signer?: Reviewer | null
}

export function TextDates({ published, updated, reviewed, signer = site.reviewer }: TextDatesProps) {
  return (
    <p className="text-dates">
      <DateOf label="Paskelbta" date={published} />
      {updated !== published && <DateOf label="Atnaujinta" date={updated} />}
      <DateOf label="Patikrinta" date={reviewed} />
      {signer && <span>{typography(`Patikrino ${signer.name}, ${signer.role}`)}</span>}
    </p>
  )
}

function DateOf({ label, date }: { label: string; date: string }) {
  return (
    <span>
      {label}&nbsp;<time dateTime={date}>{formatDate(date)}</time>
    </span>
  )
}
