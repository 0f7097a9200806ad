import { QUERY_PARAM } from '../urls.ts'
import type { PageView } from './track.ts'

/** Parameters of campaigns, and the open code; others may hold what a visitor typed. */
const REPORTED_PARAMETER = /^(utm_.+|gclid|gbraid|wbraid|dclid|gad_.+|msclkid|fbclid|kodas)$/

export function pageView(pageAddress: string, title: string): PageView {
  const { pathname, searchParams } = new URL(pageAddress)
  return {
    event: 'virtual_page_view',
    page_path: pathname,
    page_title: searchParams.has(QUERY_PARAM) ? withoutQuery(title) : title,
    page_location: reportedAddress(pageAddress),
  }
}

/** Without anchor and without what a visitor typed. */
export function reportedAddress(address: string): string {
  const url = new URL(address)
  const reported = [...url.searchParams].filter(([name]) => REPORTED_PARAMETER.test(name))
  url.search = String(new URLSearchParams(reported))
  url.hash = ''
  return url.href
}

/** The title of search results begins with what the visitor typed: „langai – BVPŽ kodai“. */
function withoutQuery(title: string): string {
  return title.split(' – ').at(-1) ?? ''
}
