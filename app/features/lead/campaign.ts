import { CAMPAIGN_FIELDS, type CampaignField } from './lead-schema.ts'

export interface Campaign {
  values: Record<CampaignField, string>
  landingPage: string
}

/** Campaign values of a page's address; a value that is not there is empty. */
export function readCampaign(pageAddress: string): Campaign {
  const { searchParams } = new URL(pageAddress)
  return {
    values: Object.fromEntries(
      CAMPAIGN_FIELDS.map((field) => [field, searchParams.get(field) ?? '']),
    ) as Record<CampaignField, string>,
    landingPage: pageAddress,
  }
}
