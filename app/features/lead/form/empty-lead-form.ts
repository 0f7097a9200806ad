import { readCpvCodes } from '#app/shared/cpv/cpv-codes-param.ts'
import * as urls from '#app/shared/urls.ts'
import { readCampaign } from '../campaign/campaign.ts'
import type { LeadFormValues } from '../lead-schema.ts'

/** A fresh form for the page at this address: campaign values and chosen codes (`?kodai=…`) come from it. */
export function emptyLeadForm(pageAddress: string): LeadFormValues {
  const campaign = readCampaign(pageAddress)
  return {
    activity: '',
    company_code: '',
    company: '',
    name: '',
    email: '',
    phone: '',
    industry: '',
    referral_source: '',
    privacy_consent: false,
    marketing_consent: false,
    cpv_codes: readCpvCodes(new URL(pageAddress).searchParams.getAll(urls.CODES_PARAM)),
    campaign: campaign.values,
    landing_page: campaign.landingPage,
  }
}
