/** Nobody types these: the form sends them along. */
export const TRACKING_FIELD_NAMES = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_adgroup',
  'utm_term',
  'utm_query',
  'utm_device',
  'utm_placement',
  'utm_matchtype',
  'utm_network',
  'landing_page',
] as const

export type TrackingField = (typeof TRACKING_FIELD_NAMES)[number]
