import { typography } from '#app/shared/text/typography.ts'
import { type Reviewer, reviewer } from '#config/site.ts'

/** Who answers for what a page says about the law, or that nobody does yet. */
export function reviewSignature(signer: Reviewer | null = reviewer): string {
  return typography(
    signer === null ? 'Nepatvirtino teisininkas.' : `Patikrino ${signer.name}, ${signer.role}.`,
  )
}
