import { createMiddleware } from 'hono/factory'
import { memoryLimit, networkLimit } from '#app/infra/rate-limit.server.ts'
import { limits } from '#config/limits.ts'
import { clientNetworks } from './client-networks.ts'
import { refuse } from './refusal.ts'

const SEARCH_PATHS = ['/api/cpv', '/bvpz-kodai']

/** Refuses what is more than a visitor, or all of them together, may ask of this process. */
export function requestLimits(proxies: number) {
  const counters = {
    search: countersOf('search'),
    other: countersOf('other'),
  }
  return createMiddleware(async (c, next) => {
    const isSearch = SEARCH_PATHS.some((path) => c.req.path.startsWith(path))
    const { perNetwork, overall } = counters[isSearch ? 'search' : 'other']
    const waitSeconds = (await perNetwork(clientNetworks(c, proxies))) ?? (await overall('all'))
    if (waitSeconds === null) return next()
    const message = `Per daug užklausų. Bandykite dar kartą po ${waitSeconds}\u00a0s.`
    return refuse(c, 429, message, { 'Retry-After': String(waitSeconds) })
  })
}

function countersOf(kind: keyof typeof limits.requests) {
  const { perAddress, overall } = limits.requests[kind]
  return {
    perNetwork: networkLimit(perAddress, (limit) => memoryLimit(`${kind}-one`, limit)),
    overall: memoryLimit(`${kind}-all`, overall),
  }
}
