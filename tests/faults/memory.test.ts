import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import type { SiteServer } from '../support/site-server.ts'
import { countUndelivered, readMetric } from './support/server-metrics.ts'
import { prepareSite } from './support/site.ts'
import { longOrShort } from './support/test-length.ts'
import { browserForm, sendOnce } from './support/visitors.ts'

const SEARCHES = longOrShort(3_500, 200)
const ADDRESSES = longOrShort(10_000, 3_500)
const CLIENTS = 8
const MAX_RESIDENT_GROWTH = 200e6
/** For full caches and garbage that is not collected yet. */
const MAX_HEAP_GROWTH = 50e6
/** As `npm start` runs it. */
const NODE_OPTIONS = '--max-semi-space-size=8 --max-old-space-size=256'

const WORDS_IN_A_SEARCH = 28
const LETTERS_IN_A_WORD = 6
/** Node takes 16 KB of headers, the request line among them. */
const LONG = 15_000

const longAddress = (): Visit => ({ path: `/api/cpv?parent=zzz&x=${letters(LONG)}` })
/** Other addresses that nobody else requests. */
const MADE_UP_REQUESTS: (() => Visit)[] = [
  () => ({ path: `/api/cpv?q=stogas&${letters(LONG)}` }),
  () => ({ path: `/api/cpv/view?kodas=45000000-7&x=${letters(LONG)}` }),
  () => ({ path: `/api/cpv?parent=${letters(LONG)}` }),
  () => ({ path: `/api/cpv?parent=${letters(40)}` }),
  () => ({ path: `/${letters(LONG)}` }),
  () => ({ path: `/assets/${letters(LONG)}.js` }),
  () => ({ path: `/pirkejas/${letters(100)}` }),
  () => ({ path: `/blog/${letters(40)}` }),
  () => ({ path: `/?utm_source=${letters(LONG)}` }),
  () => ({ path: `/?kodai=${letters(LONG)}` }),
  () => ({ path: '/api/cpv?level=1', host: `${letters(60)}.example` }),
  () => ({ path: '/blog', host: `${letters(60)}.example` }),
]

/** Pages with codes or a question are rendered each time. */
const ORDINARY_PATHS = [
  '/?kodai=45000000-7',
  '/terminai?data=2026-12-11',
  '/bvpz-kodai?q=stogas',
  '/api/cpv?q=valymas',
  '/api/cpv/view?q=kirpimas',
]

interface Visit {
  path: string
  host?: string
}

test(`${SEARCHES} searches for random words and ${ADDRESSES} made-up addresses: memory stays bounded`, async () => {
  await using site = await prepareSite('embedded')
  const server = await site.start({ NODE_OPTIONS, TRUST_PROXY: '1' })
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
  const visit = (what: Visit) => statusOf(server, agent, what)
  const before = await levelAfter(server, 20, visit)

  await fillMemory(visit)

  for (const path of ORDINARY_PATHS) expect(await visit({ path })).toBe(200)
  const heapLevel = async () => (await levelAfter(server, 5, visit)).heap
  await expect.poll(heapLevel).toBeLessThan(before.heap + MAX_HEAP_GROWTH)
  const after = await levelAfter(server, 1, visit)
  expect(after.resident).toBeLessThan(before.resident + MAX_RESIDENT_GROWTH)

  const { reference } = await sendOnce(server.url, browserForm())
  await expect.poll(() => countUndelivered(server)).toBe(0)
  agent.destroy()
  await server.stop()
  expect(await site.tally([reference ?? ''])).toMatchObject({ tries: 1, lost: 0, duplicated: 0 })
})

async function fillMemory(visit: (what: Visit) => Promise<number>): Promise<void> {
  const statuses = await Promise.all([
    runConcurrently(SEARCHES, () => visit({ path: `/bvpz-kodai?q=${randomWords()}` })),
    runConcurrently(ADDRESSES, (i) => visit(i % 2 === 0 ? longAddress() : madeUpRequest(i >> 1))),
  ])
  expect(statuses.flat().filter((status) => status >= 500)).toEqual([])
}

function madeUpRequest(i: number): Visit {
  return MADE_UP_REQUESTS[i % MADE_UP_REQUESTS.length]?.() ?? longAddress()
}

/** The lowest use of the process while visitors come, so that the garbage collector has reason to run. */
async function levelAfter(server: SiteServer, rounds: number, visit: (what: Visit) => Promise<number>) {
  let heap = Number.POSITIVE_INFINITY
  let resident = Number.POSITIVE_INFINITY
  for (let round = 0; round < rounds; round++) {
    for (const path of ORDINARY_PATHS) await visit({ path })
    heap = Math.min(heap, await readMetric(server, 'nodejs_heap_size_used_bytes'))
    resident = Math.min(resident, await readMetric(server, 'process_resident_memory_bytes'))
  }
  return { heap, resident }
}

/** Each request comes from an address of its own. A busy site puts pages off; they are requested again when it says. */
async function statusOf(server: SiteServer, agent: Agent, visit: Visit): Promise<number> {
  const { statusCode = 0, headers } = await answerTo(server, agent, visit)
  if (statusCode !== 503 || headers['retry-after'] === undefined) return statusCode
  await pause(Number(headers['retry-after']) * 1_000)
  return statusOf(server, agent, visit)
}

async function answerTo({ url }: SiteServer, agent: Agent, { path, host }: Visit): Promise<IncomingMessage> {
  const headers = { 'X-Forwarded-For': randomAddress(), ...(host && { Host: host }) }
  const outgoing = request(`${url}${path}`, { agent, headers }).end()
  const [response]: IncomingMessage[] = await once(outgoing, 'response')
  if (response === undefined) throw new Error('no response')
  await once(response.resume(), 'end')
  return response
}

/** Runs `work` `count` times, a few concurrently. */
async function runConcurrently<T>(count: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = []
  const waiting = Array.from({ length: count }, (_, index) => index).values()
  const worker = async () => {
    for (const index of waiting) results.push(await work(index))
  }
  await Promise.all(Array.from({ length: CLIENTS / 2 }, worker))
  return results
}

function randomWords(): string {
  return Array.from({ length: WORDS_IN_A_SEARCH }, () => letters(LETTERS_IN_A_WORD)).join('+')
}

function randomAddress(): string {
  return `45.${[0, 1, 2].map(() => Math.floor(Math.random() * 256)).join('.')}`
}

function letters(count: number): string {
  return Buffer.from(randomBytes(count).map((byte) => 97 + (byte % 26))).toString('latin1')
}
