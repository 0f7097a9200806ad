import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { cpuSeconds } from './process-usage.ts'

export interface LoadPlan {
  url: string
  connections: number
  seconds: number
  /** Addresses asked for in turn, or submissions of the form, each of another visitor. */
  paths: readonly string[] | 'leads'
}

export interface LoadFigures {
  perSecond: number
  count: number
  p99Ms: number
  failed: number
}

export interface MeasuredLoad extends LoadFigures {
  /** Of the measured processes, not of the generator. */
  cpuMicrosecondsEach: number
}

const WORKER = new URL('./load-worker.ts', import.meta.url).pathname
const WARM_UP_SECONDS = 1

/** Loads the server from another process, after a short warm-up, and counts what its processes used. */
export async function measureLoad(plan: LoadPlan, pids: readonly number[]): Promise<MeasuredLoad> {
  await load({ ...plan, seconds: WARM_UP_SECONDS })
  const before = cpuSeconds(pids)
  const figures = await load(plan)
  return { ...figures, cpuMicrosecondsEach: ((cpuSeconds(pids) - before) * 1e6) / figures.count }
}

async function load(plan: LoadPlan): Promise<LoadFigures> {
  const { stdout } = await promisify(execFile)(process.execPath, [WORKER, JSON.stringify(plan)])
  return JSON.parse(stdout)
}
