/** Where a proxy renames the host, or the browser hides the origin, `Sec-Fetch-Site` decides: no page can forge it. */
export function isSameOrigin(origin: string, headers: Headers, siteUrl: string): boolean {
  if (origin === siteUrl || headers.get('Sec-Fetch-Site') === 'same-origin') return true
  return isSameHost(origin, headers.get('Host') ?? '')
}

/** Proxies write the host in capitals or with a standard port. */
function isSameHost(origin: string, host: string): boolean {
  const originHost = URL.parse(origin)?.host
  if (!originHost) return false
  return ['http', 'https'].some((scheme) => URL.parse(`${scheme}://${host}`)?.host === originHost)
}
