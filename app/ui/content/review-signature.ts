import { typography } from '#app/domain/text/typography.ts'
import { type Reviewer, site } from '#config/site.ts'

export function reviewSignature(signer: Reviewer | null = site.reviewer): string {
  return typography(
    signer === null ? 'Tikrino redakcija, ne teisininkas.' : `Patikrino ${signer.name}, ${signer.role}.`,
  )
}
