import { isIP } from 'node:net'
import { createMiddleware } from 'hono/factory'
import { expandIPv6 } from 'hono/utils/ipaddr'
import { type Env, isPublicSite } from '#app/infra/env.server.ts'
import type { Log } from '#app/infra/observability/log.server.ts'
import type { Metrics } from '#app/infra/observability/metrics.server.ts'
import { isPrivateAddress } from '#app/infra/private-address.server.ts'
import type { RequestEnv } from './request-env.ts'
import { OWN_PATHS } from './route-name.ts'

const WARNING =
  'a request came through other proxies than TRUST_PROXY says, so limits of networks may be missing or count the wrong one: docs/how-to/deploy.md'

/** More than anybody has; the header may hold thousands. */
const MAX_HOPS = 20

/** Gets the visitor's network, if one is known. */
type Report = (network: string | undefined) => void

/**
 * Narrowest first; empty when only private addresses are known, since the visitors behind a proxy are not one network.
 * Counts back from the connection over as many proxies as are trusted, and over all that have private addresses.
 */
export function clientNetworks(proxies: number, reportUnexpected: Report = () => {}) {
  return createMiddleware<RequestEnv>((c, next) => {
    const hops = c.req.header('X-Forwarded-For')?.split(',').slice(-MAX_HOPS) ?? []
    const way = [...hops, c.env?.incoming?.socket.remoteAddress ?? ''].map(toAddress)
    const expected = way.length - 1 - proxies
    const found = way.findLastIndex((hop, i) => i <= Math.max(expected, 0) && !isPrivateAddress(hop))
    const networks = toNetworks(way[found] ?? '')
    c.set('networks', networks)
    const isAsExpected = found === expected && networks.length > 0
    if (!isAsExpected && !OWN_PATHS.includes(c.req.path)) reportUnexpected(networks[0])
    return next()
  })
}

/** A wrong TRUST_PROXY shows in the metric and, on a public site, once in the log. */
export function reportMissingNetworks(env: Env, log: Log, { countWithoutNetwork }: Metrics): Report {
  let isKnown = !isPublicSite(env.SITE_URL)
  return (network) => {
    if (network === undefined) countWithoutNetwork()
    if (isKnown) return
    isKnown = true
    const { TRUST_PROXY } = env
    log.warn({ TRUST_PROXY, hasNetwork: network !== undefined }, WARNING)
  }
}

function toNetworks(address: string): string[] {
  const version = isIP(address)
  if (version === 0 || isPrivateAddress(address)) return []
  if (version === 4) return [address]
  const digits = expandIPv6(address.toLowerCase())
  // Typical sizes of a household, a small office and a large site.
  return [`${digits.slice(0, 19)}::/64`, `${digits.slice(0, 17)}00::/56`, `${digits.slice(0, 14)}::/48`]
}

/** Some proxies write `203.0.113.7:51234` or `[2001:db8::1]:443`. */
function toAddress(hop: string): string {
  const text = hop.trim()
  const address = /^\[([^\]]+)\]/.exec(text)?.[1] ?? /^(\d+\.\d+\.\d+\.\d+):\d+$/.exec(text)?.[1] ?? text
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}
