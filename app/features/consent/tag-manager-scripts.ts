import { TAG_MANAGER_HOSTS } from '#config/tag-manager.ts'

export function isTagManagerScript(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, host } = new URL(address)
  const isAllowed = TAG_MANAGER_HOSTS.some((pattern) =>
    pattern.startsWith('*') ? host.endsWith(pattern.slice(1)) : host === pattern,
  )
  return protocol === 'https:' && isAllowed
}
