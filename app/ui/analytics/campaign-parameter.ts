/** What advertisements add to an address: the campaign, and the mark of the click. As a text the build inlines it: no script waits for a file of this. */
export const CAMPAIGN_PARAMETERS = '^(utm_.+|gclid|gbraid|wbraid|dclid|gad_.+|msclkid|fbclid)$'
