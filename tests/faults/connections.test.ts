import { once } from 'node:events'
import { readdirSync, statSync } from 'node:fs'
import { Agent, type IncomingMessage, request } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { connections } from '#config/limits.ts'
import { writeCertificate } from '../support/deploy-files.ts'
import { untilEndOfFile } from '../support/kept-until.ts'
import { isProxyMissing, PROXY_NAMES, startProxy, statusOf, type Target } from '../support/proxies.ts'
import { BARE_HOST, HOST } from '../support/proxy-requests.ts'
import { startServer } from '../support/site-server.ts'
import { bodiesOf, get, openRawClient, type RawClient, readInPieces } from './support/raw-client.ts'
import { CONNECTIONS, METRICS_TOKEN, readMetric } from './support/server-metrics.ts'
import { longOrShort } from './support/test-length.ts'

/** As `npm start` runs it. */
const NODE_OPTIONS = '--max-semi-space-size=8 --max-old-space-size=256'
const CLIENTS = 60
const MAX_RESIDENT_GROWTH = 200e6
const MAX_HEAP_GROWTH = 90e6
const POLL_MS = 300
const IDLE_POLLS = 4
const LARGE = '/bvpz-kodai.json'
const LARGEST_SCRIPT = findLargestScript()

const certificate = await untilEndOfFile(writeCertificate(BARE_HOST))
const site = await untilEndOfFile(startServer({ env: { NODE_OPTIONS, METRICS_TOKEN, LOG_LEVEL: 'warn' } }))
let before: { resident: number; heap: number }
beforeAll(async () => {
  const paths = [LARGE, LARGEST_SCRIPT, '/', '/blog', '/sitemap.xml', '/bvpz-kodai?q=stogas']
  for (const path of paths) await bytesOf(path)
  before = await memory()
})
const clients: RawClient[] = []
afterEach(async () => {
  for (const { socket } of clients) socket.destroy()
  await Promise.all(clients.splice(0).map(({ ended }) => ended))
})

const FORM = 'Content-Type: application/x-www-form-urlencoded\r\nContent-Length: 60000\r\n'
const POST = `POST /uzklausa HTTP/1.1\r\nHost: ${HOST}\r\n${FORM}`
const LONG = `X: ${'x'.repeat(10_000)}\r\n`

/** Each client sends its text at once and never reads. */
const GREEDY_CLIENTS: [name: string, count: number, text: () => string][] = [
  ['a thousand requests for the home page', CLIENTS, () => get('/').repeat(1_000)],
  ['a hundred requests for the largest script', CLIENTS, () => get(LARGEST_SCRIPT).repeat(100)],
  [
    'a hundred requests for parts of it',
    CLIENTS,
    () => get(LARGEST_SCRIPT, 'Range: bytes=0-,1-\r\n').repeat(100),
  ],
  ['twenty requests for the vocabulary', CLIENTS, () => get(LARGE).repeat(20)],
  ['twenty requests for a vocabulary of its own', CLIENTS, () => get(`${LARGE}?x=1`).repeat(20)],
  [
    'a form that does not come',
    longOrShort(5_000, 2_500),
    () => `${POST}${LONG}Expect: 100-continue\r\n\r\n`,
  ],
  [
    'long headers before each request',
    longOrShort(2_000, 800),
    () => get(LARGE) + get(LARGE, LONG).repeat(8),
  ],
]

for (const place of ['without a proxy', ...PROXY_NAMES] as const) {
  const proxyName = place === 'without a proxy' ? null : place
  describe.skipIf(proxyName !== null && isProxyMissing(proxyName))(place, () => {
    let proxy: Awaited<ReturnType<typeof startProxy>> | undefined
    let target: Target
    beforeAll(async () => {
      if (proxyName !== null) proxy = await startProxy(proxyName, site.url, certificate)
      target = proxy ?? site.url
    })
    afterAll(() => proxy?.stop())

    test.each(GREEDY_CLIENTS)(
      'clients that send %s and read nothing: memory stays bounded, and visitors are served',
      async (_, count, text) => {
        for (let i = 0; i < count; i++) await open(target, text())
        const peak = await peakMemory()

        expect(peak.resident - before.resident).toBeLessThan(MAX_RESIDENT_GROWTH)
        expect(peak.heap - before.heap).toBeLessThan(MAX_HEAP_GROWTH)
        // Caddy takes a body that breaks off for a process that failed, and leaves it alone for two seconds.
        if (place === 'caddy') await expect.poll(() => statusOf(target, '/blog')).toBe(200)
        else expect(await statusOf(target, '/blog')).toBe(200)
      },
    )

    test('with more silent connections than the site may have open, visitors are served', async () => {
      const connectionsBefore = await readMetric(site, CONNECTIONS)
      const { maxOpen } = connections

      for (let i = 0; i < maxOpen * 1.2; i++) (await open(target, 'GET / HTTP/1.1\r\nX: ')).socket.resume()

      expect(await statusOf(target, '/blog')).toBe(200)
      expect(await readMetric(site, CONNECTIONS)).toBeLessThanOrEqual(connectionsBefore + maxOpen)
    })

    test(`${CLIENTS} clients on slow lines, which pause while they read, get every byte`, async () => {
      const whole = await bytesOf(LARGE)
      // Caddy would ask for it compressed, and not know how long the whole is.
      const plain = 'Accept-Encoding: identity\r\n'
      const text = get(LARGE, plain).repeat(7) + get(LARGE, `${plain}Connection: close\r\n`)
      const slow = await Promise.all(Array.from({ length: CLIENTS }, () => open(target, text)))

      await pause(longOrShort(proxyName === null ? 20_000 : 15_000, 2_000))
      for (const { socket } of slow) readInPieces(socket)

      for (const { ended } of slow) {
        const bodies = bodiesOf(await ended)
        expect(bodies.map((body) => body.equals(whole))).toEqual(Array(8).fill(true))
      }
    })
  })
}

test('a connection that is kept alive, as a proxy does, serves for as long as it is used', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const sockets = new Set<Socket>()
  for (let i = 0; i < 3_000; i++) {
    const outgoing = request(`${site.url}/healthz`, { agent }).end()
    const [response]: IncomingMessage[] = await once(outgoing, 'response')
    if (outgoing.socket) sockets.add(outgoing.socket)
    await once(response?.resume() ?? outgoing, 'end')
  }
  agent.destroy()

  expect(sockets.size).toBe(1)
})

function findLargestScript(): string {
  const sizeOf = (name: string) => statSync(`build/client/assets/${name}`).size
  const scripts = readdirSync('build/client/assets').filter((name) => name.endsWith('.js'))
  return `/assets/${scripts.toSorted((a, b) => sizeOf(b) - sizeOf(a))[0]}`
}

async function open(target: Target, text: string): Promise<RawClient> {
  const client = await openRawClient(target, text)
  clients.push(client)
  return client
}

async function bytesOf(path: string): Promise<Buffer> {
  const response = await fetch(site.url + path, { headers: { 'Accept-Encoding': 'identity' } })
  return Buffer.from(await response.arrayBuffer())
}

/** Until the server has nothing left to do for these clients. */
async function peakMemory() {
  const peak = await memory()
  for (let calmLooks = 0; calmLooks < IDLE_POLLS; ) {
    const [cpuBefore, startedAt] = [await readMetric(site, 'process_cpu_seconds_total'), performance.now()]
    await pause(POLL_MS)
    const { resident, heap } = await memory()
    const cpu = (await readMetric(site, 'process_cpu_seconds_total')) - cpuBefore
    const isCalm = resident < peak.resident + 1e6 && cpu < (performance.now() - startedAt) / 4_000
    calmLooks = isCalm ? calmLooks + 1 : 0
    peak.resident = Math.max(peak.resident, resident)
    peak.heap = Math.max(peak.heap, heap)
  }
  return peak
}

async function memory() {
  const [resident, heap] = [
    await readMetric(site, 'process_resident_memory_bytes'),
    await readMetric(site, 'nodejs_heap_size_used_bytes'),
  ]
  return { resident, heap }
}
