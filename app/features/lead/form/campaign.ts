import { recordOf } from '#app/domain/data/record.ts'
import { CAMPAIGN_PARAMETERS } from '#app/ui/analytics/campaign-parameter.ts'
import { FROM_PARAM, WORDS_PARAM } from '#app/ui/urls.ts'
import { TRACKING_FIELD_NAMES, type TrackingField } from '../tracking-fields.ts'

const LANDING_PAGE = 'landing_page'

/** The form's words and where its call stood remain with the landing page: staff's mail is written from it. */
const IS_CARRIED = new RegExp(`${CAMPAIGN_PARAMETERS}|^(${WORDS_PARAM}|${FROM_PARAM})$`)

export const CAMPAIGN_FIELDS = TRACKING_FIELD_NAMES.filter((name) => name !== LANDING_PAGE)

/** `landing_page` is the full address of the visit's first page, as far as links carried it, without an anchor. */
export function readCampaign(pageAddress: string): Record<TrackingField, string> {
  const page = new URL(pageAddress)
  const campaign = recordOf(CAMPAIGN_FIELDS, (field) => page.searchParams.get(field) ?? '')
  return { ...campaign, landing_page: findLandingPage(page) ?? pageAddress.replace(/#.*/, '') }
}

/** Without scripts the form sends no campaign; the address of its page has it. */
export function addCampaignFromReferer(form: FormData, referer: string | null): void {
  if (referer === null || form.get(LANDING_PAGE)) return
  for (const [name, value] of Object.entries(readCampaign(referer))) {
    if (!form.get(name)) form.set(name, value)
  }
}

function findLandingPage(page: URL): string | null {
  const path = page.searchParams.get(LANDING_PAGE)
  if (!path?.startsWith('/') || !URL.canParse(path, page.origin)) return null
  const landing = new URL(path, page.origin)
  if (landing.origin !== page.origin) return null
  landing.hash = ''
  const carried = [...page.searchParams].filter(([name, value]) => IS_CARRIED.test(name) && value)
  landing.search = String(new URLSearchParams(carried))
  return landing.href
}
