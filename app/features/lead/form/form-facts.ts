import { site, workingHoursShort } from '#config/site.ts'
import type { RequiredFields } from '../required-fields.ts'

/** The firm's facts in the form. Browsers get them with the island's props: one build serves any firm. */
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
