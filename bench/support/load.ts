import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { cpuSeconds } from './process-usage.ts'

export interface LoadPlan {
  url: string
  connections: number
  /** A duration, or a number of requests. */
  seconds?: number
  amount?: number
  /** Addresses requested in turn, or submissions of the form, each of another visitor. */
  paths: readonly string[] | 'leads'
}

export interface LoadFigures {
  perSecond: number
  count: number
  /** From the request to the whole answer. */
  meanMs: number
  p95Ms: number
  p99Ms: number
  failed: number
}

export interface MeasuredLoad extends LoadFigures {
  /** Of the measured processes, not of the generator. */
  cpuMicrosecondsEach: number
}

/** The site under load must run with it: submissions carry the token of a form opened in a browser. */
export const FORM_SECRET = 'the secret of the bench'

const WORKER = 'bench/support/load-worker.ts'

/**
 * Loads the server from another process and counts what the server's processes used meanwhile. `checkout`: the tree
 * whose form is sent.
 */
export async function measureLoad(
  plan: LoadPlan,
  pids: readonly number[],
  checkout = '.',
): Promise<MeasuredLoad> {
  const before = cpuSeconds(pids)
  const figures = await load(plan, checkout)
  return { ...figures, cpuMicrosecondsEach: ((cpuSeconds(pids) - before) * 1e6) / figures.count }
}

export async function load(plan: LoadPlan, checkout = '.'): Promise<LoadFigures> {
  const worker = spawn(process.execPath, [WORKER], {
    cwd: checkout,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  worker.stdin.end(JSON.stringify(plan))
  const [output, [exitCode]] = await Promise.all([text(worker.stdout), once(worker, 'close')])
  if (exitCode !== 0) throw new Error('The load generator failed; its messages are above.')
  return JSON.parse(output)
}
