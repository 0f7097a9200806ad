import { printRow } from '../support/report.ts'
import { letterScenarios, printScenario } from '../support/scenarios.ts'
import { startSite } from '../support/site-process.ts'

/** With many connections latency measures only the queue; these few keep the server as busy. */
const FEW_CONNECTIONS = 4
const MAX_P95_MS = 20

/** How fast visitors get their own letter. */
export async function measureLetter(seconds: number): Promise<void> {
  const site = await startSite()
  for (const scenario of letterScenarios()) {
    const half = Math.ceil(scenario.paths.length / 2)
    await printScenario(site, { ...scenario, paths: scenario.paths.slice(0, half) }, seconds)
    const few = { what: `  ${FEW_CONNECTIONS} connections`, connections: FEW_CONNECTIONS }
    const { p95Ms } = await printScenario(site, { ...few, paths: scenario.paths.slice(half) }, seconds)
    printRow('  their p95', p95Ms, 'ms', { target: { atMost: MAX_P95_MS } })
  }
  await site.stop()
}
