import { QUERY_PARAM } from '../urls.ts'
import type { PageView } from './track.ts'

/** Parameters of campaigns, and the open code; others may hold what a visitor typed. */
const REPORTED_PARAMETER = /^(utm_.+|gclid|gbraid|wbraid|dclid|gad_.+|msclkid|fbclid|kodas)$/

/** Without anchor and without what the visitor typed. */
export function pageView(address: string, title: string): PageView {
  const page = new URL(address)
  const page_title = page.searchParams.has(QUERY_PARAM) ? withoutQuery(title) : title
  const reported = [...page.searchParams].filter(([name]) => REPORTED_PARAMETER.test(name))
  page.search = String(new URLSearchParams(reported))
  page.hash = ''
  return { event: 'virtual_page_view', page_path: page.pathname, page_title, page_location: page.href }
}

/** The title of search results begins with what the visitor typed: „langai – BVPŽ kodai“. */
function withoutQuery(title: string): string {
  return title.replace(/.* – /, '')
}
