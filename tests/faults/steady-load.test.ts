import { Agent } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { ask } from '../soak/support/ask.ts'
import { report } from '../support/fault-table.ts'
import type { SiteServer } from '../support/site-server.ts'
import { either } from './support/length.ts'
import { CONNECTIONS, countUndelivered, readMetric } from './support/mailbox.ts'
import { prepareSite } from './support/site.ts'
import { tally } from './support/tally.ts'
import { browserForm, sendOnce } from './support/visitors.ts'

const SECONDS = either(300, 8)
const CLIENTS = 8
const PAUSE_BETWEEN_PAGES_MS = either(0, 50)
const PAUSE_BETWEEN_FORMS_MS = 400
const PARTS = 5
/** Of the level that the second part has reached. At first caches still fill; later it is noise of the collector. */
const MAX_GROWTH = either(1.1, 1.5)
/** As `npm start` runs it. */
const NODE_OPTIONS = '--max-semi-space-size=8 --max-old-space-size=256'

const PATHS = [
  '/',
  '/blog',
  '/blog/ebvpd',
  '/bvpz-kodai',
  '/bvpz-kodai/45000000-7',
  '/bvpz-kodai?q=stogas',
  '/api/cpv?level=1',
  '/api/cpv?parent=45000000-7',
  '/api/health',
  '/sitemap.xml',
  '/nera-tokio.js',
  '/nera-tokio',
]
const WORDS = ['stogas', 'valymas', 'kompiuter', 'maistas', 'keli', 'popierius', 'draudim', '4526']

test(`${SECONDS} s of mixed load: memory keeps its level, no connection stays open`, async ({ task }) => {
  await using site = await prepareSite('embedded')
  const server = await site.start({ NODE_OPTIONS })
  const connectionsBefore = await readMetric(server, CONNECTIONS)
  const load = startLoad(server.url)
  const levels = await watchMemory(server)
  const { requests, thanked } = await load.end()

  const [, second] = levels
  const last = levels.at(-1)
  expect(last?.resident).toBeLessThan((second?.resident ?? 0) * MAX_GROWTH)
  expect(last?.heap).toBeLessThan((second?.heap ?? 0) * MAX_GROWTH)
  await expect.poll(() => countUndelivered(server), { interval: 500 }).toBe(0)
  // The connections of visitors ended with the load; a few of forms and metrics are kept.
  await expect
    .poll(() => readMetric(server, CONNECTIONS), { interval: 500 })
    .toBeLessThanOrEqual(connectionsBefore + 5)
  await server.stop()

  const counts = tally(thanked, await site.place.leads(), site.smtp.mails)
  expect(counts).toMatchObject({ lost: 0, duplicated: 0, onlyMailed: 0 })
  const megabytes = levels.map(({ resident }) => Math.round(resident / 1e6)).join(', ')
  report(task, `${SECONDS} s of load, ${requests} requests; memory ${megabytes} MB`, 'embedded', counts)
})

function startLoad(url: string) {
  let isOver = false
  let requests = 0
  const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })
  const visit = async (path: string): Promise<void> => {
    const { status, headers } = await ask(url, path, { agent })
    const retryAfter = headers['retry-after']
    if (status === 503 && retryAfter !== undefined) {
      await pause(Number(retryAfter) * 1_000)
      return visit(path)
    }
    expect(status).toBeLessThan(500)
    requests += 1
  }
  const clients = Array.from({ length: CLIENTS }, async (_, client) => {
    for (let i = client; !isOver; i++) {
      await visit(PATHS[i % PATHS.length] ?? '/')
      await visit(`/api/cpv?q=${WORDS[i % WORDS.length]}${i % 97}`)
      await pause(PAUSE_BETWEEN_PAGES_MS)
    }
  })
  const thanked: string[] = []
  const sender = (async () => {
    while (!isOver) {
      thanked.push((await sendOnce(url, browserForm())).reference ?? '')
      await pause(PAUSE_BETWEEN_FORMS_MS)
    }
  })()
  return {
    async end() {
      isOver = true
      await Promise.all([...clients, sender])
      agent.destroy()
      return { requests, thanked }
    },
  }
}

interface MemoryLevel {
  /** What the process uses most of the time. */
  resident: number
  /** What is left after a garbage collection. */
  heap: number
}

async function watchMemory(server: SiteServer): Promise<MemoryLevel[]> {
  const levels: MemoryLevel[] = []
  for (let part = 0; part < PARTS; part++) {
    const resident: number[] = []
    const heap: number[] = []
    for (const endsAt = Date.now() + (SECONDS * 1_000) / PARTS; Date.now() < endsAt; await pause(250)) {
      resident.push(await readMetric(server, 'process_resident_memory_bytes'))
      heap.push(await readMetric(server, 'nodejs_heap_size_used_bytes'))
    }
    levels.push({ resident: median(resident), heap: Math.min(...heap) })
  }
  return levels
}

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}
