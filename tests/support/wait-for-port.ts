import type { ChildProcess } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'

const START_TIMEOUT_MS = 120_000
const POLL_MS = 20

/** Waits until something answers on 127.0.0.1; rejects when the process ends or takes too long. */
export async function waitForPort(port: number, child: ChildProcess): Promise<void> {
  const startedAt = performance.now()
  while (!(await isListening(port))) {
    if (child.exitCode !== null) throw new Error(`it ended with code ${child.exitCode}`)
    if (performance.now() - startedAt > START_TIMEOUT_MS) throw new Error('it took too long')
    await pause(POLL_MS)
  }
}

/** A TLS port answers plain HTTP too, by refusing it. */
async function isListening(port: number): Promise<boolean> {
  try {
    await fetch(`http://127.0.0.1:${port}/`)
    return true
  } catch {
    return false
  }
}
