import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { routeNameOf } from '#server/http/route-name.ts'
import { BASE_COST_MS, POST_COST_MS, renderCostMs } from '#server/limits/request-costs.ts'
import { type HttpRequest, sendRequest } from '#tests/abuse/support/http-client.ts'
import { KINDS } from '#tests/abuse/work/kinds.ts'
import { untilNoticesAreShown } from '#tests/support/real-site.ts'
import { writeNoticeMonth } from '../support/notice-month.ts'
import { cpuSeconds } from '../support/process-usage.ts'
import { type SiteProcess, startSite } from '../support/site-process.ts'

interface CostsOptions {
  /** Measures only these; `{n}` becomes another number each time. */
  addresses: readonly string[]
  /** The number of generated requests of each kind beside the honest ones. */
  hostile: number
}

type Request = HttpRequest & { what?: string }

/** The number of slowest requests that are measured again. */
const SUSPECTS = 10
const REPEATS = 40

/** Compares CPU time and charge of the costliest requests, on a site with the notices of a month. */
export async function measureCosts({ addresses, hostile }: CostsOptions): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'bench-site-'))
  await writeNoticeMonth(dataDir)
  const site = await startSite({ LOG_LEVEL: 'info', DATA_DIR: dataDir, NOTICE_SOURCES: 'import' })
  await untilNoticesAreShown(site.url)
  for (const target of addresses) await printCost(site, { target })
  if (addresses.length === 0) await measureKinds(site, hostile)
  await site.stop()
}

/** The seed differs from run to run. */
async function measureKinds(site: SiteProcess, hostileCount: number): Promise<void> {
  const seed = Date.now()
  if (hostileCount > 0) console.log(`  ${hostileCount} hostile requests of each kind, seed ${seed}`)
  for (const { kind, honest, hostile } of KINDS) {
    console.log(`  ${kind}, honest`)
    const honestMs = await printCostliest(site, honest)
    if (hostileCount === 0) continue
    console.log(`  ${kind}, hostile`)
    const hostileMs = await printCostliest(site, fc.sample(hostile, { numRuns: hostileCount, seed }))
    console.log(`  ${(hostileMs / honestMs).toFixed(1)} times the costliest honest ${kind}`)
  }
}

/** Prints the suspects; returns the milliseconds of the costliest. */
async function printCostliest(site: SiteProcess, requests: readonly Request[]): Promise<number> {
  const seen: { request: Request; ms: number }[] = []
  for (const request of requests) {
    const before = performance.now()
    await sendOnce(site, request)
    seen.push({ request, ms: performance.now() - before })
  }
  const suspects = seen.toSorted((a, b) => b.ms - a.ms).slice(0, SUSPECTS)
  const costs: number[] = []
  for (const { request } of suspects) costs.push(await printCost(site, request))
  return Math.max(...costs)
}

async function printCost(site: SiteProcess, request: Request): Promise<number> {
  // The first requests of a kind are slow until their code is compiled.
  await sendRepeatedly(site, request, 0)
  const before = cpuSeconds(site.pid)
  await sendRepeatedly(site, request, REPEATS)
  const ms = ((cpuSeconds(site.pid) - before) * 1_000) / REPEATS
  const what = (request.what ?? request.target).slice(0, 90)
  console.log(
    `    ${ms.toFixed(1).padStart(6)} ms, charged ${chargeOf(request).toFixed(1).padStart(4)}: ${what}`,
  )
  return ms
}

async function sendRepeatedly(site: SiteProcess, request: Request, from: number): Promise<void> {
  for (let i = from; i < from + REPEATS; i++) {
    await sendOnce(site, request.body === undefined ? another(request, i) : request)
  }
}

function chargeOf({ method, target }: Request): number {
  if (method === 'POST') return BASE_COST_MS + POST_COST_MS
  return BASE_COST_MS + renderCostMs(routeNameOf(target.split('?')[0] ?? ''))
}

/** A repeated address would be answered from the cache. */
function another({ target, ...request }: Request, number: number): Request {
  const isMarked = target.includes('{n}')
  return { ...request, target: isMarked ? target.replaceAll('{n}', String(number)) : `${target}${number}` }
}

/** The server may end a connection without an answer while chunks are on their way. */
function sendOnce({ url }: SiteProcess, { headers, ...request }: Request): Promise<unknown> {
  return sendRequest(url, { ...request, headers: { ...headers, 'Accept-Encoding': 'br' } }).catch(() => null)
}
