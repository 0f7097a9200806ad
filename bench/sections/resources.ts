import { setTimeout as pause } from 'node:timers/promises'
import { measureLoad } from '../support/load.ts'
import { PAGES } from '../support/pages.ts'
import { memoryMb, processTree } from '../support/process-usage.ts'
import type { Report } from '../support/report.ts'
import { type SiteProcess, startSite } from '../support/site-process.ts'

const SETTLING_MS = 5_000
const MAX_IDLE_MB = { PostgreSQL: 140, embedded: 220 }
/** A minute after the load, in terms of the idle process. */
const MAX_GROWTH = 1.3
const REST_MS = 60_000

export interface IdleSite extends SiteProcess {
  idleMb: number
}

/** A site that has just been started, and its memory before the first request. */
export async function startIdleSite(
  report: Report,
  name: 'PostgreSQL' | 'embedded',
  env: Record<string, string>,
): Promise<IdleSite> {
  const first = await startSite(env)
  await first.stop()
  const site = await startSite({ ...env, DATA_DIR: first.dataDir })
  report.add(`${name}: start to the first "ready"`, site.startMs, 'ms', {
    note: `with a new database ${Math.round(first.startMs)} ms`,
  })
  await pause(SETTLING_MS)
  const { resident, own } = memoryMb(site.pid)
  report.add(`${name}: memory when idle`, resident, 'MB', {
    limit: { atMost: MAX_IDLE_MB[name] },
    note: `${Math.round(own)} MB its own, the rest Node's program file`,
  })
  return { ...site, idleMb: resident }
}

/** What remains when nobody has asked for a minute. */
export async function measureMemoryAfterLoad(report: Report, sites: Record<string, IdleSite>): Promise<void> {
  await pause(REST_MS)
  for (const [name, { pid, idleMb }] of Object.entries(sites)) {
    const { resident } = memoryMb(pid)
    report.add(`${name}: memory a minute after the load`, resident, 'MB')
    // Little is a multiple of little: the limit is for the larger one.
    const limit = name === 'embedded' ? { limit: { atMost: MAX_GROWTH } } : {}
    report.add('  as a multiple of the idle process', resident / idleMb, '', limit)
  }
}

/** What a visit costs the server: home with everything it loads, an article, a code page. */
export async function measureCostOfViews(report: Report, site: SiteProcess, seconds: number): Promise<void> {
  const views = [PAGES.home, PAGES.article, PAGES.code]
  const files = await filesOf(`${site.url}${PAGES.home}`)
  const plan = { url: site.url, connections: 8, seconds, paths: [...views, ...files] }
  const { cpuMicrosecondsEach } = await measureLoad(plan, processTree(site.pid))
  // Microseconds for one are seconds for a million.
  const microsecondsAView = (cpuMicrosecondsEach * plan.paths.length) / views.length
  report.add('CPU for a million page views, files included', microsecondsAView, 's', {
    note: 'no CDN in front',
  })
}

async function filesOf(pageUrl: string): Promise<string[]> {
  const html = await (await fetch(pageUrl)).text()
  return [...new Set(html.match(/\/assets\/[\w.-]+\.(?:css|js|woff2)/g))]
}
