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

/** Charged in steps: a cached answer must not be refused because others had to be rendered. */
export function costLimits() {
  const budgets = { reading: networkBudget('reading'), submitting: networkBudget('submitting') }
  const budgetOf = (c: Context<RequestEnv>) => budgets[c.req.method === 'POST' ? 'submitting' : 'reading']

  async function refusalOf(c: Context<RequestEnv>, costMs: number): Promise<Response | null> {
    const waitSeconds = await budgetOf(c).take(c.get('networks'), costMs)
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
      if (refundMs > 0) await budgetOf(c).giveBack(c.get('networks'), refundMs)
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

/** The same budget for every network: addresses are cheap in a large one. */
function networkBudget(name: string) {
  const points = costBudget.ms * POINTS_PER_MS
  const count = memoryLimit(name, { count: points, seconds: costBudget.seconds })
  const take = (network: string, ms: number) => count(network, Math.round(ms * POINTS_PER_MS))
  const giveBack = (networks: readonly string[], ms: number) =>
    Promise.all(networks.map((network) => take(network, -ms)))
  return {
    giveBack,
    async take(networks: readonly string[], ms: number): Promise<number | null> {
      for (const [index, network] of networks.entries()) {
        const waitSeconds = await take(network, ms)
        if (waitSeconds === null) continue
        await giveBack(networks.slice(0, index + 1), ms)
        return waitSeconds
      }
      return null
    },
  }
}
