import { site, workingHoursShort } from '#config/site.ts'
import type { RequiredFields } from '../required-fields.ts'

/** What the form says of the firm. Browsers get it with the island's props: no script of the build may hold it. */
export interface FormFacts {
  phone: string
  email: string
  workingHours: string
  retentionMonths: number
  required: RequiredFields
}

export function formFacts(): FormFacts {
  return {
    phone: site.phone,
    email: site.email,
    workingHours: workingHoursShort(),
    retentionMonths: site.leadRetentionMonths,
    required: site.leadForm,
  }
}
