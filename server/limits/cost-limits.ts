import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { memoryLimit, networkLimit } from '#app/infra/rate-limit.server.ts'
import { costBudget } from '#config/limits.ts'
import { refuse } from '../http/refusal.ts'
import type { RequestEnv } from '../http/request-env.ts'
import { BASE_COST_MS, UNMEASURED_MS } from './request-costs.ts'

type CostOf = (c: Context<RequestEnv>) => number

/** Points are whole numbers. */
const POINTS_PER_MS = 1_000

/** Charged in steps: a cached answer must not be refused because others had to be rendered. */
export function costLimits() {
  const budgets = { reading: networkBudget('reading'), submitting: networkBudget('submitting') }
  const take = (c: Context<RequestEnv>, ms: number) =>
    budgets[c.req.method === 'POST' ? 'submitting' : 'reading'](c, ms)

  async function refusalOf(c: Context<RequestEnv>, costMs: number): Promise<Response | null> {
    const waitSeconds = await take(c, costMs)
    if (waitSeconds === null) return null
    const message = `Per daug užklausų. Bandykite dar kartą po ${waitSeconds}\u00a0s.`
    return refuse(c, 429, message, { 'Retry-After': String(waitSeconds) })
  }

  return {
    /** Charges every request, and gives back in the end what its work on this thread did not take. */
    chargeBase: createMiddleware<RequestEnv>(async (c, next) => {
      const refusal = await refusalOf(c, BASE_COST_MS)
      if (refusal !== null) return refusal
      const startedMs = threadCpuMs()
      c.set('refundMs', BASE_COST_MS - UNMEASURED_MS)
      await next()
      const refundMs = c.get('refundMs') - (threadCpuMs() - startedMs)
      if (refundMs > 0) await take(c, -refundMs)
    }),
    charge: (costOf: CostOf) =>
      createMiddleware<RequestEnv>(async (c, next) => (await refusalOf(c, costOf(c))) ?? next()),
  }
}

/** What this thread has worked so far; waiting for a busy machine does not count. */
export function threadCpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}

/** The same budget for every network: addresses are cheap in a large one. Negative costs are given back. */
function networkBudget(name: string) {
  const budget = { count: costBudget.ms * POINTS_PER_MS, seconds: costBudget.seconds }
  const take = networkLimit(budget, (limit) => memoryLimit(name, limit), [1, 1, 1])
  return (c: Context<RequestEnv>, ms: number) => take(c.get('networks'), Math.round(ms * POINTS_PER_MS))
}
