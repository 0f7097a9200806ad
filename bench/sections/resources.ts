import { setTimeout as pause } from 'node:timers/promises'
import { measureLoad } from '../support/load.ts'
import { PAGES } from '../support/pages.ts'
import { memoryMb, processTree } from '../support/process-usage.ts'
import type { Report } from '../support/report.ts'
import { type SiteProcess, startSite } from '../support/site-process.ts'

const SETTLING_MS = 5_000
const MAX_IDLE_MB = 120

/** A site that has just been started, and its memory before the first request. */
export async function startIdleSite(
  report: Report,
  name: 'PostgreSQL' | 'embedded',
  env: Record<string, string>,
): Promise<SiteProcess> {
  const first = await startSite(env)
  await first.stop()
  const site = await startSite({ ...env, DATA_DIR: first.dataDir })
  report.add(`${name}: start to the first "ready"`, site.startMs, 'ms', {
    note: `with a new database ${Math.round(first.startMs)} ms`,
  })
  await pause(SETTLING_MS)
  const { resident, own } = memoryMb(site.pid)
  report.add(`${name}: memory when idle`, resident, 'MB', {
    ...(name === 'PostgreSQL' && { limit: { atMost: MAX_IDLE_MB } }),
    note: `${Math.round(own)} MB its own, the rest Node's program file`,
  })
  return site
}

export function reportMemoryAfterLoad(report: Report, name: string, { pid }: SiteProcess): void {
  report.add(`${name}: memory after the load above`, memoryMb(pid).resident, 'MB')
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
