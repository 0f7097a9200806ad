import { typography } from '#app/shared/text/typography.ts'
import { type Reviewer, reviewer } from '#config/site.ts'

export function reviewSignature(signer: Reviewer | null = reviewer): string {
  return typography(
    signer === null ? 'Nepatvirtino teisininkas.' : `Patikrino ${signer.name}, ${signer.role}.`,
  )
}
