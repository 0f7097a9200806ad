import { typography } from '#app/shared/text/typography.ts'
import { type Reviewer, reviewer } from '#config/site.ts'

/** Names the lawyer who answers for a page, or says that there is none yet. */
export function reviewSignature(signer: Reviewer | null = reviewer): string {
  return typography(
    signer === null ? 'Nepatvirtino teisininkas.' : `Patikrino ${signer.name}, ${signer.role}.`,
  )
}
