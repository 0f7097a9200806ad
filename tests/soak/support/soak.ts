import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { readMetric } from '../../faults/support/server-metrics.ts'
import type { FaultySite } from '../../faults/support/site.ts'
import { freePort } from '../../support/free-port.ts'
import type { SiteServer } from '../../support/site-server.ts'
import type { TestSmtpServer } from '../../support/smtp-server.ts'
import type { AdversaryPlan } from './adversary.ts'
import { asking, type Exchange } from './exchanges.ts'
import { makeFaulty } from './faulty-mail.ts'
import { crawl, type HonestRecord, receiveVisitors } from './honest-visitors.ts'
import { ATTACKS_PER_SECOND, SECONDS, WARM_UP_SECONDS } from './plan.ts'

export interface Level {
  atSecond: number
  heap: number
  resident: number
}

/** All observations of a site under load. */
export interface SoakRecord extends HonestRecord {
  /** The answers that the adversary got. */
  adversary: string
  levels: Level[]
  mailFaults: number
}

export interface SoakedServer {
  server: SiteServer
  /** Where its metrics are, on a port of their own beside all visitors. */
  metrics: Pick<SiteServer, 'url'>
}

const PROBE_MS = 250
const PROBES_PER_LEVEL = 4
/** After the warm-up, also on a busy machine. */
const MIN_LEVELS = 4

/** Those of `npm start`, with its limits of the heap. */
const START_FLAGS: string = JSON.parse(readFileSync('package.json', 'utf8'))
  .scripts.start.split(' ')
  .filter((word: string) => word.startsWith('--'))
  .join(' ')

/** The site as an operator runs it, behind a proxy. */
export async function startSoaked(site: FaultySite): Promise<SoakedServer> {
  const port = String(await freePort())
  const env = { METRICS_PORT: port, TRUST_PROXY: '1', LOG_LEVEL: 'error', NODE_OPTIONS: START_FLAGS }
  return { server: await site.start(env), metrics: { url: `http://127.0.0.1:${port}` } }
}

/** Honest visitors and the adversary come for the whole time. */
export async function soak(soaked: SoakedServer, smtp: TestSmtpServer): Promise<SoakRecord> {
  const { url } = soaked.server
  const startedAt = performance.now()
  const isAfter = (seconds: number) => performance.now() - startedAt > seconds * 1_000
  const faults = makeFaulty(smtp, () => isAfter(SECONDS))
  const plan: AdversaryPlan = { url, seconds: SECONDS, perSecond: ATTACKS_PER_SECOND }
  const args = ['tests/soak/support/adversary.ts', JSON.stringify(plan)]
  const [{ stdout: adversary }, record, watched] = await Promise.all([
    promisify(execFile)(process.execPath, args, { env: { PATH: process.env.PATH } }),
    receiveVisitors(url, startedAt),
    watch(soaked, startedAt, () => isAfter(SECONDS)),
    crawl(url, () => isAfter(WARM_UP_SECONDS)),
  ])
  return {
    exchanges: [...record.exchanges, ...watched.exchanges],
    companies: record.companies,
    adversary,
    levels: watched.levels,
    mailFaults: faults.count,
  }
}

/** Asks for the health and the memory of the process at an even pace. */
async function watch({ server, metrics }: SoakedServer, startedAt: number, isOver: () => boolean) {
  const levels: Level[] = []
  const exchanges: Exchange[] = []
  const ask = asking(server.url, '198.51.100.1', startedAt, exchanges)
  const isEnough = () => levels.filter(({ atSecond }) => atSecond >= WARM_UP_SECONDS).length >= MIN_LEVELS
  for (let probe = 0; !isOver() || !isEnough(); probe++) {
    await ask('health', '/healthz').catch(() => {})
    if (probe % PROBES_PER_LEVEL === 0) {
      levels.push({
        atSecond: (performance.now() - startedAt) / 1_000,
        heap: await readMetric(metrics, 'nodejs_heap_size_used_bytes'),
        resident: await readMetric(metrics, 'process_resident_memory_bytes'),
      })
    }
    await pause(PROBE_MS)
  }
  return { levels, exchanges }
}
