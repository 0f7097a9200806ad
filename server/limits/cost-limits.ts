import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import { memoryLimit } from '#app/infra/rate-limit.server.ts'
import { costBudget } from '#config/limits.ts'
import { refuse } from '../http/refusal.ts'
import type { RequestEnv } from '../http/request-env.ts'
import { BASE_COST_MS, UNMEASURED_MS } from './request-costs.ts'

type CostOf = (c: Context<RequestEnv>) => number

/** Points are whole numbers. */
const POINTS_PER_MS = 1_000

/** The cost is charged in steps: a cached response must not be refused because others had to be rendered. */
export function costLimits() {
  const limit = { count: costBudget.ms * POINTS_PER_MS, seconds: costBudget.seconds }
  const budgets = { reading: memoryLimit(limit), submitting: memoryLimit(limit) }

  /** Only the widest network is charged, since addresses are cheap in a large one. Negative costs are given back. */
  async function take(c: Context<RequestEnv>, costMs: number): Promise<number | null> {
    const network = c.get('networks').at(-1)
    const budget = budgets[c.req.method === 'POST' ? 'submitting' : 'reading']
    return network === undefined ? null : budget(network, Math.round(costMs * POINTS_PER_MS))
  }

  return {
    charge: (costOf: CostOf, isGivenBack: (c: Context<RequestEnv>) => boolean = () => false) =>
      createMiddleware<RequestEnv>(async (c, next) => {
        const costMs = costOf(c)
        const waitSeconds = await take(c, costMs)
        if (waitSeconds === null) {
          if (isGivenBack(c)) c.set('refundMs', c.get('refundMs') + costMs)
          return next()
        }
        const message = `Per daug užklausų. Bandykite dar kartą po ${waitSeconds}\u00a0s.`
        return refuse(c, 429, message, { 'Retry-After': String(waitSeconds) })
      }),
    /** Gives back what the work of a request on this thread did not take. It stands behind the charge of every request. */
    giveBack: createMiddleware<RequestEnv>(async (c, next) => {
      const startedMs = threadCpuMs()
      c.set('refundMs', BASE_COST_MS - UNMEASURED_MS)
      await next()
      const refundMs = c.get('refundMs') - (threadCpuMs() - startedMs)
      if (refundMs > 0) await take(c, -refundMs)
    }),
  }
}

/** Measures what this thread has worked so far; waiting for a busy machine does not count. */
export function threadCpuMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1_000
}
