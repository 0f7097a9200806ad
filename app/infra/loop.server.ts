import { setTimeout as pause } from 'node:timers/promises'
import type { Log } from './observability/log.server.ts'

export type Loop = ReturnType<typeof startLoop>

interface LoopOptions {
  log: Log
  failure: string
  retryMs: number
}

const STOP_TIMEOUT_MS = 8_000
const MAX_GROWTH = 20

/** Pauses double, up to twenty times the first one. */
export function growingPause(firstMs: number, failures: number): number {
  return firstMs * Math.min(2 ** (failures - 1), MAX_GROWTH)
}

/** Runs the work again and again; the work says how many milliseconds the pause after it takes. */
export function startLoop({ log, failure, retryMs }: LoopOptions, work: () => Promise<number>) {
  const stopping = new AbortController()
  const { signal } = stopping

  async function run() {
    let failures = 0
    while (!signal.aborted) {
      let pauseMs: number
      try {
        pauseMs = await work()
        failures = 0
      } catch (err) {
        if (!signal.aborted) log.error({ err }, failure)
        failures += 1
        pauseMs = growingPause(retryMs, failures)
      }
      await pause(pauseMs, undefined, { signal, ref: false }).catch(() => {})
    }
  }

  const ended = run()
  return {
    /** Waits a few seconds for the run that has begun. */
    async stop(): Promise<void> {
      stopping.abort()
      await Promise.race([ended, pause(STOP_TIMEOUT_MS, undefined, { ref: false })])
    },
  }
}

export async function stopLoops(loops: readonly Loop[]): Promise<void> {
  await Promise.all(loops.map((loop) => loop.stop()))
}
