import { CAMPAIGN_PARAMETER } from '#app/ui/analytics/page-view.ts'

/** Followed links and sent GET forms carry campaign values between pages, without storage. */
export function addCampaignToLinks(): void {
  const parameters = campaignParameters(location.href)
  if (parameters.size === 0) return
  const addTo = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]:not([href^="#"])')
    if (link) link.href = withCampaign(link.href, parameters, location.origin)
  }
  addEventListener('click', addTo, true)
  addEventListener('auxclick', addTo, true)
  addEventListener('formdata', ({ target, formData }) => {
    if (!(target instanceof HTMLFormElement && target.method === 'get')) return
    for (const [name, value] of parameters) formData.set(name, value)
  })
}

export function campaignParameters(pageAddress: string): URLSearchParams {
  const { pathname, searchParams } = new URL(pageAddress)
  const parameters = new URLSearchParams(
    [...searchParams].filter(([name, value]) => CAMPAIGN_PARAMETER.test(name) && value !== ''),
  )
  if (parameters.size > 0) parameters.set('landing_page', searchParams.get('landing_page') ?? pathname)
  return parameters
}

export function withCampaign(address: string, parameters: URLSearchParams, origin: string): string {
  const target = new URL(address)
  if (target.origin !== origin) return address
  for (const [name, value] of parameters) {
    if (!target.searchParams.has(name)) target.searchParams.set(name, value)
  }
  return target.href
}
