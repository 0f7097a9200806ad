import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { isPrivateAddress } from '#app/infra/private-address.server.ts'
import type { RequestEnv } from './request-env.ts'

/** Typical sizes of a household, a small office and a large site. */
const IPV6_PREFIXES = [64, 56, 48] as const

/** Narrowest first; empty for private networks, since a proxy's visitors are not one. Clients' own entries are never used. */
export function clientNetworks(proxies: number) {
  return createMiddleware<RequestEnv>((c, next) => {
    const address = proxies === 0 ? connectionAddress(c) : forwardedAddress(c, proxies)
    c.set('networks', address === null ? [] : toNetworks(address))
    return next()
  })
}

function connectionAddress(c: Context): string | null {
  try {
    return getConnInfo(c).remote.address ?? null
  } catch {
    return null
  }
}

function forwardedAddress(c: Context, proxies: number): string | null {
  const hops = c.req.header('X-Forwarded-For')?.split(',') ?? []
  return hops.at(-proxies)?.trim() ?? null
}

function toNetworks(text: string): string[] {
  const address = withoutPort(text).replace(/^::ffff:(?=\d+\.)/i, '')
  const version = isIP(address)
  if (version === 0 || isPrivateAddress(address)) return []
  if (version === 4) return [address]
  const groups = parseGroups(address)
  return IPV6_PREFIXES.map((prefix) => formatNetwork(groups, prefix))
}

/** Some proxies write `203.0.113.7:51234` or `[2001:db8::1]:443`. */
function withoutPort(text: string): string {
  return /^\[([^\]]+)\]/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text
}

/** Networks depend on the first four of the eight groups alone. */
function parseGroups(address: string): number[] {
  const [head = '', tail] = address.split('%', 1)[0]?.split('::') ?? []
  const groups = head === '' ? [] : head.split(':')
  const missing = tail === undefined ? 0 : 8 - groups.length - (tail === '' ? 0 : tail.split(':').length)
  const all = [...groups, ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail ?? '').split(':')]
  return all.slice(0, 4).map((group) => Number.parseInt(group, 16))
}

function formatNetwork(groups: readonly number[], prefix: number): string {
  const shown = groups.slice(0, Math.ceil(prefix / 16)).map((group, i) => {
    const hostBits = Math.max(0, 16 * (i + 1) - prefix)
    return ((group >> hostBits) << hostBits).toString(16)
  })
  return `${shown.join(':')}::/${prefix}`
}
