import { OPEN_CODE_PARAM, QUERY_PARAM } from '../urls.ts'
import { CAMPAIGN_PARAMETER } from './campaign-parameter.ts'
import type { AnalyticsEvent } from './track.ts'

export function pageView(pageAddress: string, title: string): AnalyticsEvent {
  const { origin, pathname, searchParams } = new URL(pageAddress)
  // Other parameters may hold what a visitor typed.
  const reported = new URLSearchParams(
    [...searchParams].filter(([name]) => name === OPEN_CODE_PARAM || CAMPAIGN_PARAMETER.test(name)),
  )
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
