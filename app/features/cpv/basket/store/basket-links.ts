import { CAMPAIGN_PARAMETERS } from '#app/ui/analytics/campaign-parameter.ts'
import { CODES_PARAM, WORDS_PARAM } from '#app/ui/urls.ts'

const CARRIED_PARAMS = [CODES_PARAM, WORDS_PARAM]
const CAMPAIGN_PARAMETER = new RegExp(`${CAMPAIGN_PARAMETERS}|^landing_page$`)

export function withoutSharedCodes(address: string): string {
  const page = new URL(address)
  page.searchParams.delete(CODES_PARAM)
  return page.href
}

/** Copies the codes of the page's address to a link, and a letter's words: until they are stored, they are nowhere else. The campaign goes along, too. */
export function withCarriedParams(link: string, pageAddress: string): string {
  const page = new URL(pageAddress)
  const target = new URL(link, page)
  const given = new Set(target.searchParams.keys())
  for (const [name, value] of page.searchParams) {
    if (CARRIED_PARAMS.includes(name) && !given.has(name)) target.searchParams.append(name, value)
    else if (CAMPAIGN_PARAMETER.test(name)) target.searchParams.set(name, value)
  }
  return target.href
}
