import { setTimeout as pause } from 'node:timers/promises'
import { measureLoad } from '../support/load.ts'
import { PAGES } from '../support/pages.ts'
import { memoryMb } from '../support/process-usage.ts'
import { printRow } from '../support/report.ts'
import { printScenario, servingScenarios } from '../support/scenarios.ts'
import { type SiteProcess, startSite } from '../support/site-process.ts'

const SETTLING_MS = 5_000
const VIEW_CONNECTIONS = 8

/** The load generator runs on the same cores as the site. */
export async function measureServing(seconds: number): Promise<void> {
  const site = await startSite()
  await pause(SETTLING_MS)
  printRow('memory when idle, database included', memoryMb(site.pid), 'MB')
  for (const scenario of servingScenarios()) await printScenario(site, scenario, seconds)
  await measureViews(site, seconds)
  printRow('memory after the load', memoryMb(site.pid), 'MB')
  await site.stop()
}

/** A view: home with everything it loads, an article, a code page. */
async function measureViews(site: SiteProcess, seconds: number): Promise<void> {
  const views = [PAGES.home, PAGES.article, PAGES.code]
  const html = await (await fetch(site.url + PAGES.home)).text()
  const files = new Set(html.match(/\/assets\/[\w.-]+\.(?:css|js|woff2)/g))
  const plan = { url: site.url, connections: VIEW_CONNECTIONS, seconds, paths: [...views, ...files] }
  const { cpuMicrosecondsEach } = await measureLoad(plan, site.pid)
  const milliseconds = (cpuMicrosecondsEach * plan.paths.length) / views.length / 1_000
  printRow('CPU of a page view with its files', milliseconds, 'ms', { note: 'no CDN in front' })
}
