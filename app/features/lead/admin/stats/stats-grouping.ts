/** What `npm run leads -- stats --by` counts leads by. */
export const STATS_GROUPINGS = ['utm_source', 'landing_page', 'day'] as const

export type StatsGrouping = (typeof STATS_GROUPINGS)[number]
