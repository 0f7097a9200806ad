import { site, workingHoursShort } from '#config/site.ts'

/** The firm's facts in the form. Browsers get them with the island's props: one build serves any firm. */
export type FormFacts = ReturnType<typeof formFacts>

export function formFacts() {
  return {
    phone: site.phone,
    email: site.email,
    workingHours: workingHoursShort(),
    retentionMonths: site.leadRetentionMonths,
    required: site.leadForm,
  }
}
