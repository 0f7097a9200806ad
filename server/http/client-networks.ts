import { isIP } from 'node:net'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { expandIPv6 } from 'hono/utils/ipaddr'
import { isPrivateAddress } from '#app/infra/private-address.server.ts'
import type { RequestEnv } from './request-env.ts'

/** Narrowest first; empty for private networks, since the visitors behind a proxy are not one network. Clients' own entries are never used. */
export function clientNetworks(proxies: number) {
  return createMiddleware<RequestEnv>((c, next) => {
    const { incoming } = c.env ?? {}
    const address = proxies === 0 ? incoming?.socket.remoteAddress : forwardedAddress(c, proxies)
    c.set('networks', toNetworks(address ?? ''))
    return next()
  })
}

function forwardedAddress(c: Context, proxies: number): string | undefined {
  const hops = c.req.header('X-Forwarded-For')?.split(',') ?? []
  return hops.at(-proxies)?.trim()
}

function toNetworks(text: string): string[] {
  const address = withoutPort(text).replace(/^::ffff:(?=\d+\.)/i, '')
  const version = isIP(address)
  if (version === 0 || isPrivateAddress(address)) return []
  if (version === 4) return [address]
  const digits = expandIPv6(address.toLowerCase())
  // Typical sizes of a household, a small office and a large site.
  return [`${digits.slice(0, 19)}::/64`, `${digits.slice(0, 17)}00::/56`, `${digits.slice(0, 14)}::/48`]
}

/** Some proxies write `203.0.113.7:51234` or `[2001:db8::1]:443`. */
function withoutPort(text: string): string {
  return /^\[([^\]]+)\]/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text
}
