export const CAMPAIGN_FIELDS = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_adgroup',
  'utm_term',
  'utm_query',
  'utm_device',
  'utm_placement',
  'utm_matchtype',
  'utm_network',
] as const

export type CampaignField = (typeof CAMPAIGN_FIELDS)[number]

export interface Campaign {
  values: Record<CampaignField, string>
  /** Full address of the first page of the visit, as far as the campaign's links tell. */
  landingPage: string
}

/** The parameter that carries the path of the visit's first page from page to page. */
const LANDING_PAGE = 'landing_page'

/** Campaign values of a page's address; a value that is not there is empty. */
export function readCampaign(pageAddress: string): Campaign {
  const page = new URL(pageAddress)
  return {
    values: Object.fromEntries(
      CAMPAIGN_FIELDS.map((field) => [field, page.searchParams.get(field) ?? '']),
    ) as Record<CampaignField, string>,
    landingPage: findLandingPage(page) ?? pageAddress,
  }
}

function findLandingPage(page: URL): string | null {
  const path = page.searchParams.get(LANDING_PAGE)
  if (!path?.startsWith('/') || !URL.canParse(path, page.origin)) return null
  const landing = new URL(path, page.origin)
  if (landing.origin !== page.origin) return null
  landing.hash = ''
  landing.search = String(campaignOf(page))
  return landing.href
}

function campaignOf({ searchParams }: URL): URLSearchParams {
  return new URLSearchParams(
    CAMPAIGN_FIELDS.flatMap((field) => {
      const value = searchParams.get(field)
      return value ? [[field, value]] : []
    }),
  )
}
