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

/** The JSON that the load generator prints. */
export interface LoadMeasurement {
  perSecond: number
  count: number
  /** From the request to the whole response. */
  p95Ms: number
  p99Ms: number
  failed: number
}

export interface MeasuredLoad extends LoadMeasurement {
  /** CPU time of the server, not of the generator. */
  cpuMicrosecondsEach: number
}

/** The site under load must run with it: submissions carry a form token signed by it. */
export const FORM_SECRET = 'the secret of the bench'

/** `against` also runs the file of this name in the tree of an older commit. */
const WORKER = 'bench/support/load-worker.ts'

/** Loads the server from another process. `checkout`: the tree whose form is sent. */
export async function measureLoad(plan: LoadPlan, pid: number, checkout = '.'): Promise<MeasuredLoad> {
  const before = cpuSeconds(pid)
  const worker = spawn(process.execPath, [WORKER], { cwd: checkout, stdio: ['pipe', 'pipe', 'inherit'] })
  worker.stdin.end(JSON.stringify(plan))
  const [output, [exitCode]] = await Promise.all([text(worker.stdout), once(worker, 'close')])
  if (exitCode !== 0) throw new Error('The load generator failed; its messages are above.')
  const figures: LoadMeasurement = JSON.parse(output)
  return { ...figures, cpuMicrosecondsEach: ((cpuSeconds(pid) - before) * 1e6) / figures.count }
}
