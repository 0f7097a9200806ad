import { useEffect, useState } from 'react'
import { readCampaign } from '../campaign/campaign.ts'
import type { HiddenField } from '../lead-fields.ts'

/**
 * Pages are the same for every campaign, so the browser reads its own address. A form that is shown again keeps what it
 * was sent with.
 */
export function useCampaign(
  values: Readonly<Record<HiddenField, string>>,
  isShownAgain: boolean,
): Readonly<Record<HiddenField, string>> {
  const [campaign, setCampaign] = useState(values)
  useEffect(() => {
    if (!isShownAgain) setCampaign(readCampaign(window.location.href))
  }, [isShownAgain])
  return campaign
}
