/** A value for each field of a campaign. */
export const CAMPAIGN = {
  utm_source: 'google',
  utm_medium: 'cpc',
  utm_campaign: 'ruduo',
  utm_adgroup: 'stogai',
  utm_term: 'stogo darbai',
  utm_query: 'stogo dengimas šiandien',
  utm_device: 'mobile',
  utm_placement: 'viršus',
  utm_matchtype: 'exact',
  utm_network: 'search',
}
