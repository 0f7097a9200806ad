/** Where the tag manager, Analytics and Ads load their scripts from; `*` stands for any subdomain. */
export const TAG_MANAGER_HOSTS = ['*.googletagmanager.com', 'www.googleadservices.com', 'www.google.com']

export function isTagManagerScript(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, host } = new URL(address)
  const isKnown = TAG_MANAGER_HOSTS.some((known) =>
    known.startsWith('*') ? host.endsWith(known.slice(1)) : host === known,
  )
  return protocol === 'https:' && isKnown
}
