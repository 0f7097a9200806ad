import { recordOf } from '#app/shared/object/record.ts'
import { HIDDEN_FIELD_NAMES, type HiddenField } from '../lead-fields.ts'

/** The parameter that carries the path of the visit's first page from page to page. */
const LANDING_PAGE = 'landing_page'

export const CAMPAIGN_FIELDS = HIDDEN_FIELD_NAMES.filter((name) => name !== LANDING_PAGE)

/**
 * Campaign values of a page's address, empty where it has none; and the full address of the first page of the visit,
 * as far as the campaign's links tell.
 */
export function readCampaign(pageAddress: string): Record<HiddenField, string> {
  const page = new URL(pageAddress)
  const campaign = recordOf(CAMPAIGN_FIELDS, (field) => page.searchParams.get(field) ?? '')
  return { ...campaign, landing_page: findLandingPage(page, campaign) ?? pageAddress }
}

/** A form sent without its script says nothing of a campaign: the page that it stood on does, by its own address. */
export function addCampaignFromReferer(form: FormData, referer: string | null): void {
  if (referer === null || form.get(LANDING_PAGE)) return
  for (const [name, value] of Object.entries(readCampaign(referer))) {
    if (!form.get(name)) form.set(name, value)
  }
}

function findLandingPage(page: URL, campaign: Record<string, string>): string | null {
  const path = page.searchParams.get(LANDING_PAGE)
  if (!path?.startsWith('/') || !URL.canParse(path, page.origin)) return null
  const landing = new URL(path, page.origin)
  if (landing.origin !== page.origin) return null
  landing.hash = ''
  landing.search = String(new URLSearchParams(Object.entries(campaign).filter(([, value]) => value)))
  return landing.href
}
