import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { overload } from '#config/limits.ts'
import { refuse } from '../http/refusal.ts'
import type { RequestEnv } from '../http/request-env.ts'
import { threadCpuMs } from './cost-limits.ts'
import { createRenderQueue } from './render-queue.ts'

/** Renders one page per turn of the event loop. Submissions are not queued, only bounded in number. */
export function overloadGuard(
  costOf: (c: Context<RequestEnv>) => number,
  isQueued: (c: Context<RequestEnv>) => boolean,
) {
  const queue = createRenderQueue(overload)
  let submissions = 0
  return createMiddleware<RequestEnv>(async (c, next) => {
    if (c.req.method === 'POST') {
      if (submissions >= overload.maxSubmissions) return refuseOverload(c)
      submissions++
      return next().finally(() => submissions--)
    }
    if (!isQueued(c)) return next()
    const queuedMs = threadCpuMs()
    const render = () => {
      // Meanwhile the thread worked for others.
      c.set('refundMs', c.get('refundMs') + threadCpuMs() - queuedMs)
      return next()
    }
    return queue.run(costOf(c), render, c.get('networks').at(-1)) ?? refuseOverload(c)
  })
}

function refuseOverload(c: Context): Response {
  const message = 'Svetainė šiuo metu labai apkrauta. Bandykite dar kartą po kelių sekundžių.'
  return refuse(c, 503, message, { 'Retry-After': String(overload.retrySeconds) })
}
