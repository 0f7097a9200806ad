import { readCpvCodes } from '#app/shared/cpv/cpv-codes-param.ts'
import { readCampaign } from '../campaign/campaign.ts'
import { type LeadFormValues, readLeadForm } from '../lead-schema.ts'

/** A fresh form for the page at this address: campaign values and chosen codes (`?kodai=…`) come from it. */
export function emptyLeadForm(pageAddress: string): LeadFormValues {
  return {
    ...readLeadForm(new URLSearchParams()),
    cpv_codes: readCpvCodes(new URL(pageAddress).searchParams.getAll('kodai')),
    ...readCampaign(pageAddress),
  }
}
