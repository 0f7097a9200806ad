import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { memoryLimit, networkLimit } from '#app/infra/rate-limit.server.ts'
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
      const waitSeconds = await budget(c.get('networks'), costOf(c) * MICROSECONDS_PER_MS)
      if (waitSeconds === null) return next()
      const message = `Per daug užklausų. Bandykite dar kartą po ${waitSeconds}\u00a0s.`
      return refuse(c, 429, message, { 'Retry-After': String(waitSeconds) })
    })
  }
}

const MICROSECONDS_PER_MS = 1_000
/** The same budget for every network: addresses are cheap in a large one. */
const FACTORS = [1, 1, 1]

function networkBudget(name: string) {
  const budget = { count: costBudget.ms * MICROSECONDS_PER_MS, seconds: costBudget.seconds }
  return networkLimit(budget, (limit) => memoryLimit(name, limit), FACTORS)
}
