import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { memoryLimit } from '#app/infra/rate-limit.server.ts'
import { costBudget } from '#config/limits.ts'
import { refuse } from '../http/refusal.ts'
import type { RequestEnv } from '../http/request-env.ts'

type CostOf = (c: Context<RequestEnv>) => number

/** Charged in steps: a cached answer must not be refused because others had to be rendered. */
export function costLimits() {
  const budgets = { reading: networkBudget('reading'), submitting: networkBudget('submitting') }
  return function charge(costOf: CostOf) {
    return createMiddleware<RequestEnv>(async (c, next) => {
      const budget = budgets[c.req.method === 'POST' ? 'submitting' : 'reading']
      const waitSeconds = await budget(c.get('networks'), costOf(c))
      if (waitSeconds === null) return next()
      const message = `Per daug užklausų. Bandykite dar kartą po ${waitSeconds}\u00a0s.`
      return refuse(c, 429, message, { 'Retry-After': String(waitSeconds) })
    })
  }
}

const MICROSECONDS = 1_000

/** Every network has the same budget: addresses are cheap in a large one. */
function networkBudget(name: string) {
  const count = memoryLimit(name, { count: costBudget.ms * MICROSECONDS, seconds: costBudget.seconds })
  return async (networks: readonly string[], costMs: number) => {
    for (const network of networks) {
      const waitSeconds = await count(network, costMs * MICROSECONDS)
      if (waitSeconds !== null) return waitSeconds
    }
    return null
  }
}
