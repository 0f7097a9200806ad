import { loadavg } from 'node:os'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import { either } from '../../faults/support/length.ts'
import { type AdversaryReport, startAdversary } from '../adversary/start-adversary.ts'
import { crawl } from './crawler.ts'
import type { Exchange } from './honest-browser.ts'
import { receiveVisitors } from './honest-visitors.ts'
import { countLeads, type LeadCounts } from './lead-counts.ts'
import { ADVERSARY_SHARE, SECONDS, WARM_UP_SECONDS } from './plan.ts'
import { type ProcessRecord, watchProcess } from './process-watch.ts'
import type { SoakSite } from './soak-site.ts'

/** All observations of a site under load. */
export interface SoakRecord {
  seconds: number
  honest: Exchange[]
  adversary: AdversaryReport
  siteProcess: ProcessRecord
  leads: LeadCounts
  generatorLagMs: number
  machineLoad: number
  mailTroubles: number
}

/** How long mail may take after the mail server's last failures. */
const MAIL_PATIENCE_MS = either(300_000, 180_000)
const POLL_MS = 500
const NANOSECONDS_PER_MS = 1e6

/** Runs honest visitors and the adversary against the site for the whole time, then counts. */
export async function soak({ server, metricsUrl, smtp, listLeads }: SoakSite): Promise<SoakRecord> {
  const startedAt = performance.now()
  const end = new AbortController()
  const lag = monitorEventLoopDelay()
  lag.enable()
  smtp.beMoody(SECONDS)
  await using adversary = startAdversary({ url: server.url, seconds: SECONDS, share: ADVERSARY_SHARE })
  const watched = watchProcess(server.url, metricsUrl, startedAt, end.signal, () => end.abort())
  const crawled = crawl(server.url, startedAt, WARM_UP_SECONDS, end.signal)
  const honest = await receiveVisitors(server.url, startedAt, SECONDS, end.signal)
  lag.disable()
  const [machineLoad = Number.NaN] = loadavg()
  await crawled
  const isAlive = !end.signal.aborted
  end.abort()
  const siteProcess = await watched

  const isMailed = () => honest.marks.every((mark) => smtp.accepted.some((mail) => mail.mark === mark))
  const mailedBy = performance.now() + (isAlive ? MAIL_PATIENCE_MS : 0)
  while (!isMailed() && performance.now() < mailedBy) await pause(POLL_MS)
  return {
    seconds: SECONDS,
    honest: honest.exchanges,
    adversary: isAlive ? await adversary.report : {},
    siteProcess,
    leads: countLeads(honest, await listLeads(), smtp.accepted),
    generatorLagMs: lag.percentile(99) / NANOSECONDS_PER_MS,
    machineLoad,
    mailTroubles: smtp.troubles,
  }
}
