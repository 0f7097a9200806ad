import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isLong } from '../faults/support/test-length.ts'
import { type SiteServer, startServer } from '../support/site-server.ts'
import { type Ask, ask, closeConnections } from './support/wire.ts'
import { KINDS } from './work/kinds.ts'

const COUNTER = pathToFileURL(resolve('tests/abuse/work/work-counter.js')).href
const MOST_TIMES = 4
/** The same requests in each run: what is dear among others is looked for by `npm run bench -- costs --hostile`. */
const SAMPLE = { numRuns: isLong ? 50 : 25, seed: 20_261_123 }

let site: SiteServer
beforeAll(async () => {
  site = await startServer({ env: { NODE_OPTIONS: `--import=${COUNTER}`, LOG_LEVEL: 'error' } })
  // What is made at the first use, or a second after the start, is nobody's work.
  for (const { honest } of KINDS) for (const request of honest) await workOf(request)
})
afterAll(async () => {
  closeConnections()
  await site.stop()
})

test.each(KINDS)(
  'no hostile $kind makes four times the work of the dearest honest one',
  async ({ honest, hostile }) => {
    const honestWork = []
    for (const request of honest) honestWork.push(await workOf(request))
    const dearestHonest = Math.max(...honestWork)
    const tooDear = []
    for (const request of fc.sample(hostile, SAMPLE)) {
      const times = (await workOf(request)) / dearestHonest
      if (times > MOST_TIMES) tooDear.push(`${times.toFixed(1)} times: ${request.what}`)
    }

    expect(dearestHonest).toBeGreaterThan(1_000)
    expect(tooDear).toEqual([])
  },
)

/** Of the server for this one request, since the one before: see `work-counter.js`. */
async function workOf(request: Ask): Promise<number> {
  // A connection that the server ends while chunks are on their way has no answer.
  await ask(site.url, request).catch(() => null)
  return takeWork()
}

async function takeWork(): Promise<number> {
  const [, port] = /WORK COUNTED ON (\d+)/.exec(site.output()) ?? []
  return Number(await (await fetch(`http://127.0.0.1:${port}`)).text())
}
