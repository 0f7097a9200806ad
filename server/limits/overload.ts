import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { overload } from '#config/limits.ts'
import { clientNetworks } from '../http/client-networks.ts'
import { refuse } from '../http/refusal.ts'
import { createRenderQueue } from './render-queue.ts'

/**
 * Makes one page a turn and refuses early what could not be made in time. Submissions wait for no page: they are
 * only bounded in number, and so is what they hold in memory.
 */
export function overloadGuard(
  costOf: (c: Context) => Promise<number>,
  isUrgent: (c: Context) => boolean,
  proxies: number,
) {
  const queue = createRenderQueue(overload)
  let submissions = 0
  return createMiddleware(async (c, next) => {
    if (c.req.method === 'POST') {
      if (submissions >= overload.maxSubmissions) return refuseOverload(c)
      submissions++
      return next().finally(() => submissions--)
    }
    if (isUrgent(c)) return next()
    const rendered = queue.run(await costOf(c), next, clientNetworks(c, proxies).at(-1))
    return rendered ?? refuseOverload(c)
  })
}

function refuseOverload(c: Context): Response {
  const message = 'Svetainė šiuo metu labai apkrauta. Bandykite dar kartą po kelių sekundžių.'
  return refuse(c, 503, message, { 'Retry-After': String(overload.retrySeconds) })
}
