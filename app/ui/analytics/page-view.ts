import { OPEN_CODE_PARAM, QUERY_PARAM } from '../urls.ts'
import { CAMPAIGN_PARAMETERS } from './campaign-parameter.ts'
import type { PageView } from './track.ts'

/** The script of every page has this expression once. */
export const CAMPAIGN_PARAMETER = new RegExp(CAMPAIGN_PARAMETERS)

/** Leaves out the anchor and what the visitor typed. */
export function pageView(address: string, title: string): PageView {
  const page = new URL(address)
  const page_title = page.searchParams.has(QUERY_PARAM) ? withoutQuery(title) : title
  // Other parameters may hold what a visitor typed.
  const reported = [...page.searchParams].filter(
    ([name]) => name === OPEN_CODE_PARAM || CAMPAIGN_PARAMETER.test(name),
  )
  page.search = String(new URLSearchParams(reported))
  page.hash = ''
  return { event: 'virtual_page_view', page_path: page.pathname, page_title, page_location: page.href }
}

/** The title of search results begins with what the visitor typed: „langai – BVPŽ kodai“. */
function withoutQuery(title: string): string {
  return title.replace(/.* – /, '')
}
