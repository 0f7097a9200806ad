/** Advertisements add this to an address: the campaign, and the mark of the click. The build inlines the text, so that no script waits for a file of this. */
export const CAMPAIGN_PARAMETERS = '^(utm_.+|gclid|gbraid|wbraid|dclid|gad_.+|msclkid|fbclid)$'
