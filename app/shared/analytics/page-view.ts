import { QUERY_PARAM } from '../urls.ts'
import type { AnalyticsEvent } from './track.ts'

/** Parameters of campaigns, and the open code; others may hold what a visitor typed. */
const REPORTED_PARAMETER = /^(utm_.+|gclid|gbraid|wbraid|dclid|gad_.+|kodas)$/

export function pageView(pageAddress: string, title: string): AnalyticsEvent {
  const { origin, pathname, searchParams } = new URL(pageAddress)
  const reported = new URLSearchParams([...searchParams].filter(([name]) => REPORTED_PARAMETER.test(name)))
  const query = reported.size > 0 ? `?${reported}` : ''
  return {
    event: 'virtual_page_view',
    page_path: pathname,
    page_title: searchParams.has(QUERY_PARAM) ? withoutQuery(title) : title,
    page_location: `${origin}${pathname}${query}`,
  }
}

/** The title of search results begins with what the visitor typed: „langai – BVPŽ kodai“. */
function withoutQuery(title: string): string {
  return title.split(' – ').at(-1) ?? ''
}
