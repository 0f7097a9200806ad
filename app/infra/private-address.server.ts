import { BlockList, isIP } from 'node:net'

const privateNetworks = new BlockList()
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  privateNetworks.addSubnet(network, prefix, addressFamily(network))
}

/** This machine counts too; what is not an address does not. */
export function isPrivateAddress(address: string): boolean {
  return isIP(address) !== 0 && privateNetworks.check(address, addressFamily(address))
}

/** A public address is neither this machine nor one of a private network. */
export function isPublicSite(siteUrl: string): boolean {
  const { hostname } = new URL(siteUrl)
  return !isThisMachine(siteUrl) && !isPrivateAddress(hostname.replaceAll(/[[\]]/g, ''))
}

export function isThisMachine(siteUrl: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[::1\])$/.test(new URL(siteUrl).hostname)
}

function addressFamily(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}
