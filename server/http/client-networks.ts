import { isIP } from 'node:net'
import { createMiddleware } from 'hono/factory'
import { expandIPv6 } from 'hono/utils/ipaddr'
import type { Env } from '#app/infra/env.server.ts'
import type { Log } from '#app/infra/observability/log.server.ts'
import { isPrivateAddress, isPublicSite } from '#app/infra/private-address.server.ts'
import { PROCESS_PATHS } from '#app/pages/endpoints.ts'
import type { RequestEnv } from './request-env.ts'

/**
 * Lists a visitor's networks, the narrowest first. The list is empty when only private addresses are known, since the
 * visitors behind a proxy are not one network. It counts back from the connection over as many proxies as are trusted,
 * and over all that have private addresses.
 */
export function clientNetworks(proxies: number, report = () => {}) {
  return createMiddleware<RequestEnv>((c, next) => {
    const hops = c.req.header('X-Forwarded-For')?.split(',') ?? []
    const way = [...hops, c.env?.incoming?.socket.remoteAddress ?? '']
    const expected = way.length - 1 - proxies
    const nearest = Math.max(expected, 0)
    const found = way.findLastIndex((hop, i) => i <= nearest && !isPrivateAddress(toAddress(hop)))
    const networks = toNetworks(toAddress(way[found] ?? ''))
    c.set('networks', networks)
    const isAsExpected = found === expected && networks.length > 0
    if (!isAsExpected && !PROCESS_PATHS.includes(c.req.path)) report()
    return next()
  })
}

/** On a public site a wrong TRUST_PROXY shows once in the log. */
export function reportMissingNetworks({ SITE_URL, TRUST_PROXY }: Env, log: Log) {
  let isKnown = !isPublicSite(SITE_URL)
  return () => {
    if (!isKnown)
      log.warn(
        { TRUST_PROXY },
        'a request came through other proxies than TRUST_PROXY says: see docs/how-to/deploy.md',
      )
    isKnown = true
  }
}

function toNetworks(address: string): string[] {
  const version = isIP(address)
  if (version === 0 || isPrivateAddress(address)) return []
  if (version === 4) return [address]
  const digits = expandIPv6(address.toLowerCase())
  // These are typical sizes of a household, a small office and a large site.
  return [`${digits.slice(0, 19)}::/64`, `${digits.slice(0, 17)}00::/56`, `${digits.slice(0, 14)}::/48`]
}

/** Some proxies write `203.0.113.7:51234` or `[2001:db8::1]:443`. */
function toAddress(hop: string): string {
  const text = hop.trim()
  const address = /^\[([^\]]+)\]/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}
