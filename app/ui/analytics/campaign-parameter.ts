/** Advertisements add this to an address: the campaign, and the mark of the click. */
export const CAMPAIGN_PARAMETER = /^(utm_.+|gclid|gbraid|wbraid|dclid|gad_.+|msclkid|fbclid)$/
