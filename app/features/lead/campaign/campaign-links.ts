/** What links of this page must carry; empty when the visit belongs to no campaign. */
export function campaignParameters(pageAddress: string): URLSearchParams {
  const { pathname, searchParams } = new URL(pageAddress)
  const parameters = new URLSearchParams(
    [...searchParams].filter(([name, value]) => name.startsWith('utm_') && value !== ''),
  )
  if (parameters.size > 0) parameters.set('landing_page', searchParams.get('landing_page') ?? pathname)
  return parameters
}

/** Adds the parameters to an address of this site; its own ones and other sites stay as they are. */
export function withCampaign(address: string, parameters: URLSearchParams, origin: string): string {
  const target = new URL(address)
  if (target.origin !== origin) return address
  for (const [name, value] of parameters) {
    if (!target.searchParams.has(name)) target.searchParams.set(name, value)
  }
  return target.href
}
