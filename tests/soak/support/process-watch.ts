import { setTimeout as pause } from 'node:timers/promises'
import { ask } from './ask.ts'
import { median, secondsSince } from './figures.ts'

export interface Level {
  atSecond: number
  heap: number
  resident: number
  /** Used since the start of the process. */
  cpuSeconds: number
  /** How long the event loop was held up since the sample before. */
  lagMaxMs: number
}

export interface Probe {
  ok: boolean
  ms: number
}

export interface ProcessRecord {
  levels: Level[]
  probes: Probe[]
  /** When the process stopped accepting connections for good. */
  diedAtSecond: number | null
}

const SAMPLE_MS = 2_000
const PROBE_MS = 250
/** Refused connections in a row that mean that there is no process any more. */
const MAX_REFUSED = 20

/** Reads the figures of the site's process and asks `/healthz` at an even pace, until the end or its death. */
export async function watchProcess(
  url: string,
  metricsUrl: string,
  startedAt: number,
  end: AbortSignal,
  onDeath: () => void,
): Promise<ProcessRecord> {
  const record: ProcessRecord = { levels: [], probes: [], diedAtSecond: null }
  let refused = 0
  const probe = async () => {
    const begunAt = performance.now()
    const outcome = await ask(url, '/healthz').then(({ status }) => String(status), codeOf)
    refused = outcome === 'ECONNREFUSED' ? refused + 1 : 0
    record.probes.push({ ok: outcome === '200', ms: performance.now() - begunAt })
    if (refused !== MAX_REFUSED) return
    record.diedAtSecond = secondsSince(startedAt)
    onDeath()
  }
  const sample = async () => {
    const { body } = await ask(metricsUrl, '/metrics')
    record.levels.push(levelIn(String(body), secondsSince(startedAt)))
  }
  await Promise.all([evenly(PROBE_MS, probe, end), evenly(SAMPLE_MS, sample, end)])
  return record
}

/** The level in a span of time: half of the samples were lower, half higher. */
export function levelBetween(levels: readonly Level[], from: number, to: number) {
  const within = levels.filter(({ atSecond }) => atSecond >= from && atSecond < to)
  return {
    heap: median(within.map(({ heap }) => heap)),
    resident: median(within.map(({ resident }) => resident)),
  }
}

/** Repeats at an even rate, whether or not the run before has ended. */
async function evenly(everyMs: number, work: () => Promise<void>, end: AbortSignal): Promise<void> {
  const running: Promise<void>[] = []
  while (!end.aborted) {
    running.push(work().catch(() => {}))
    await pause(everyMs, null, { signal: end }).catch(() => {})
  }
  await Promise.all(running)
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : 'none'
}

function levelIn(metrics: string, atSecond: number): Level {
  const figure = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(metrics)?.[1])
  return {
    atSecond,
    heap: figure('nodejs_heap_size_used_bytes'),
    resident: figure('process_resident_memory_bytes'),
    cpuSeconds: figure('process_cpu_seconds_total'),
    lagMaxMs: figure('nodejs_eventloop_lag_max_seconds') * 1_000,
  }
}
