import { BlockList, isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/** Private networks, where proxies stand, not visitors. */
const insideNetworks = new BlockList()
for (const [network, prefix] of [
  ['127.0.0.0', 8],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
] as const) {
  insideNetworks.addSubnet(network, prefix, 'ipv4')
}
for (const [network, prefix] of [
  ['::1', 128],
  ['fc00::', 7],
  ['fe80::', 10],
] as const) {
  insideNetworks.addSubnet(network, prefix, 'ipv6')
}

/**
 * Whom to count a request for: an IPv4 address or an IPv6 /64 network. Null when the connection comes from
 * a private network: that is a proxy, and everybody behind it must not be one visitor. Behind `proxies`
 * trusted proxies it is the address that the first of them saw; what the client wrote itself is never used.
 */
export function clientAddress(c: Context, proxies: number): string | null {
  const address = proxies === 0 ? connectionAddress(c) : forwardedAddress(c, proxies)
  return address === null ? null : countedAs(address)
}

function connectionAddress(c: Context): string | null {
  try {
    return getConnInfo(c).remote.address ?? null
  } catch {
    // No socket: a request made by a test.
    return null
  }
}

function forwardedAddress(c: Context, proxies: number): string | null {
  const hops = c.req.header('X-Forwarded-For')?.split(',') ?? []
  return hops.at(-proxies)?.trim() ?? null
}

function countedAs(text: string): string | null {
  const address = withoutPort(text).replace(/^::ffff:(?=\d+\.)/i, '')
  const version = isIP(address)
  if (version === 0 || insideNetworks.check(address, version === 6 ? 'ipv6' : 'ipv4')) return null
  return version === 6 ? networkOf(address) : address
}

/** Some proxies write `203.0.113.7:51234` or `[2001:db8::1]:443`. */
function withoutPort(text: string): string {
  return /^\[([^\]]+)\]/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text
}

/** The first 64 bits: what one household or machine has. */
function networkOf(address: string): string {
  const [head = '', tail] = address.split('%', 1)[0]?.toLowerCase().split('::') ?? []
  const groups = head === '' ? [] : head.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length)
  const all = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail ?? '').split(':')]
  return `${all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')}::/64`
}
