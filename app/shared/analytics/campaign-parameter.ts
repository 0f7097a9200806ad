/** What advertisements add to an address: the campaign, and Google's mark of the click. */
export const CAMPAIGN_PARAMETER = /^(utm_.+|gclid|gbraid|wbraid|dclid|gad_.+)$/
