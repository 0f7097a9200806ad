import type { AnalyticsEvent } from './track.ts'

/** Parameters of advertisers, and the category that is open. Others may hold what a visitor typed. */
const REPORTED_PARAMETER = /^(utm_.+|gclid|gbraid|wbraid|dclid|gad_.+|kodas)$/

export function pageView(pageAddress: string, title: string): AnalyticsEvent {
  const { origin, pathname, searchParams } = new URL(pageAddress)
  const reported = new URLSearchParams([...searchParams].filter(([name]) => REPORTED_PARAMETER.test(name)))
  const query = reported.size > 0 ? `?${reported}` : ''
  return {
    event: 'virtual_page_view',
    page_path: pathname,
    page_title: title,
    page_location: `${origin}${pathname}${query}`,
  }
}
