// `npm run bench:costs`: what the most expensive request of each route takes of a core, beside its charge.

import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { parseVocabularyCsv } from '#app/features/cpv/vocabulary/vocabulary-csv.ts'
import { HELP, readCommandLine } from '#app/infra/command-line.server.ts'
import { BASE_COST_MS, POST_COST_MS, renderCostMs } from '#server/limits/request-costs.ts'
import { buildWhenStale } from '../tools/build-state.ts'
import { findDearest } from './dearest.ts'
import { type CostlyRequest, costlyRequests } from './support/costly-requests.ts'
import { untilNoticesAreShown, writeNoticeMonth } from './support/notice-month.ts'
import { cpuSeconds } from './support/process-usage.ts'
import { startSite } from './support/site-process.ts'

const USAGE = `Usage: npm run bench:costs [-- --route /laiskas | --hostile 1000]

Measures what the most expensive request of each route takes of a core, beside its charge, on a site with the notices of
a month. --route: only routes that begin so. --hostile: looks for dear ones among so many generated requests of each
kind instead.
`

const WARM_UP = 30
const REQUESTS = 150
/** Requests from a private network are not counted, so nothing is refused. */
const HEADERS = { 'X-Forwarded-For': '10.0.0.1', 'Accept-Encoding': 'br' }

const { values } = readCommandLine(USAGE, () =>
  parseArgs({ options: { ...HELP, route: { type: 'string' }, hostile: { type: 'string' } } }),
)
buildWhenStale()
const dataDir = mkdtempSync(join(tmpdir(), 'bench-site-'))
await writeNoticeMonth(dataDir)
const site = await startSite({ LOG_LEVEL: 'info', DATA_DIR: dataDir, NOTICE_SOURCES: 'import' })
await untilNoticesAreShown(site.url)
if (values.hostile === undefined) await measureRoutes()
else await findDearest(site, Number(values.hostile))
await site.stop()

async function measureRoutes(): Promise<void> {
  const entries = parseVocabularyCsv(readFileSync(new URL('../data/cpv/cpv.csv', import.meta.url), 'utf8'))

  console.log('route                      request                      ms of a core   charged   share')
  for (const request of costlyRequests(entries)) {
    if (!request.route.startsWith(values.route ?? '/')) continue
    await ask(request, WARM_UP)
    const before = cpuSeconds([site.pid])
    await ask(request, REQUESTS)
    const ms = ((cpuSeconds([site.pid]) - before) * 1_000) / REQUESTS
    const charged = BASE_COST_MS + (request.body ? POST_COST_MS : renderCostMs(request.route))
    console.log(
      `${request.route.padEnd(26)} ${request.what.padEnd(28)} ${ms.toFixed(1).padStart(12)} ${charged.toFixed(1).padStart(9)} ${(ms / charged).toFixed(2).padStart(7)}`,
    )
  }
}

async function ask({ path, body }: CostlyRequest, amount: number): Promise<void> {
  for (let i = 0; i < amount; i++) {
    const init = body ? { method: 'POST', body: body() } : {}
    const response = await fetch(site.url + path(), { ...init, headers: HEADERS, redirect: 'manual' })
    await response.arrayBuffer()
  }
}
