import fc from 'fast-check'
import { type Ask, ask } from '../tests/abuse/support/wire.ts'
import { KINDS } from '../tests/abuse/work/kinds.ts'
import { cpuSeconds } from './support/process-usage.ts'
import type { SiteProcess } from './support/site-process.ts'

/** Of those that took longest at first sight, so many are measured. */
const SUSPECTS = 10
const REPEATS = 20

/**
 * Looks for dear requests among so many hostile ones of each kind, new ones in each run, and prints what the dearest
 * takes of a core beside the dearest honest one.
 */
export async function findDearest(site: SiteProcess, count: number): Promise<void> {
  const seed = Date.now()
  console.log(`${count} hostile requests of each kind, seed ${seed}`)
  for (const { kind, honest, hostile } of KINDS) {
    const dearestHonest = await dearestOf(site, honest)
    const dearest = await dearestOf(site, fc.sample(hostile, { numRuns: count, seed }))
    const times = (dearest.ms / dearestHonest.ms).toFixed(1)
    console.log(
      `${kind.padEnd(8)} honest ${dearestHonest.ms.toFixed(1)} ms, hostile ${dearest.ms.toFixed(1)} ms, ${times} times: ${dearest.what}`,
    )
  }
}

async function dearestOf<T extends Ask & { what?: string }>(site: SiteProcess, requests: readonly T[]) {
  const seen = []
  for (const request of requests) seen.push({ request, ms: await elapsedMs(site, request) })
  const suspects = seen.toSorted((a, b) => b.ms - a.ms).slice(0, SUSPECTS)
  const measured = []
  for (const { request } of suspects) {
    measured.push({ ms: await cpuMs(site, request), what: request.what ?? request.target })
  }
  return measured.reduce((dearest, other) => (other.ms > dearest.ms ? other : dearest))
}

async function elapsedMs({ url }: SiteProcess, request: Ask): Promise<number> {
  const before = performance.now()
  await askOnce(url, request)
  return performance.now() - before
}

async function cpuMs({ url, pid }: SiteProcess, request: Ask): Promise<number> {
  const before = cpuSeconds([pid])
  for (let i = 0; i < REPEATS; i++)
    await askOnce(url, request.body === undefined ? another(request, i) : request)
  return ((cpuSeconds([pid]) - before) * 1_000) / REPEATS
}

/** What was asked before is answered from memory. */
function another(request: Ask, number: number): Ask {
  return { ...request, target: `${request.target}${number}` }
}

/** A connection that the server ends while chunks are on their way has no answer. */
function askOnce(url: string, { headers, ...request }: Ask): Promise<unknown> {
  return ask(url, { ...request, headers: { ...headers, 'Accept-Encoding': 'br' } }).catch(() => null)
}
