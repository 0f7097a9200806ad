/** Where the tag manager, Analytics and Ads load their scripts from; `*` stands for any subdomain. */
export const TAG_MANAGER_HOSTS = ['*.googletagmanager.com', 'www.googleadservices.com', 'www.google.com']

export function isTagManagerScript(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, host } = new URL(address)
  const isAllowed = TAG_MANAGER_HOSTS.some((pattern) =>
    pattern.startsWith('*') ? host.endsWith(pattern.slice(1)) : host === pattern,
  )
  return protocol === 'https:' && isAllowed
}
