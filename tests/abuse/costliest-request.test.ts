import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLong } from '../faults/support/test-length.ts'
import { type SiteServer, startServer } from '../support/site-server.ts'
import { closeConnections, type HttpRequest, sendRequest } from './support/http-client.ts'
import { KINDS } from './work/kinds.ts'

const COUNTER = pathToFileURL(resolve('tests/abuse/work/work-counter.js')).href
const MAX_RATIO = 4
/** The same in each run; `npm run bench -- costs --hostile` searches for others. */
const RUNS = { numRuns: isLong ? 50 : 10, seed: 20_261_123 }

let site: SiteServer
beforeAll(async () => {
  site = await startServer({ env: { NODE_OPTIONS: `--import=${COUNTER}`, LOG_LEVEL: 'error' } })
  // What is built at the first use does not count, such as the index of typos: only unknown words need it.
  const unknownWords = { target: `/laiskas?zodziai=${encodeURIComponent('kvarkas gliukonas')}` }
  for (const request of [unknownWords, ...KINDS.flatMap(({ honest }) => honest)]) await workOf(request)
})
afterAll(async () => {
  closeConnections()
  await site.stop()
})

test.each(KINDS)(
  'no hostile $kind makes four times the work of the costliest honest one',
  async ({ honest, hostile }) => {
    const honestWork = []
    for (const request of honest) honestWork.push(await workOf(request))
    const costliestHonest = Math.max(...honestWork)
    const tooCostly = []
    for (const request of fc.sample(hostile, RUNS)) {
      const times = (await workOf(request)) / costliestHonest
      if (times > MAX_RATIO) tooCostly.push(`${times.toFixed(1)} times: ${request.what}`)
    }

    expect(costliestHonest).toBeGreaterThan(1_000)
    expect(tooCostly).toEqual([])
  },
)

/** As counted by `work-counter.js` since the previous request. */
async function workOf(request: HttpRequest): Promise<number> {
  // The server may end a connection without a response while chunks are on their way.
  await sendRequest(site.url, request).catch(() => null)
  return takeWork()
}

async function takeWork(): Promise<number> {
  const [, port] = /WORK COUNTED ON (\d+)/.exec(site.output()) ?? []
  return Number(await (await fetch(`http://127.0.0.1:${port}`)).text())
}
