import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startFaultyServer } from '../support/faulty-server.ts'
import { floodSocket } from '../support/flood-socket.ts'
import type { SiteServer } from '../support/site-server.ts'
import { countUndelivered, readMetric } from './support/server-metrics.ts'
import { prepareSite } from './support/site.ts'
import { longOrShort } from './support/test-length.ts'
import { browserForm, sendOnce } from './support/visitors.ts'

const GREETING = '220 mail.example.lt\r\n'
const MAX_GROWTH_BYTES = 100_000_000
/** Generous: the fault would be a minute in which nobody is served. */
const MAX_WAIT_MS = 40_000

type Fault = (socket: Socket) => void

const flood: Fault = (socket) => floodSocket(socket, '220-and more\r\n'.repeat(1_000))
const endlessLine: Fault = (socket) => floodSocket(socket, 'a@'.repeat(8_000))
const longRefusal: Fault = (socket) => {
  socket.write(GREETING)
  socket.on('data', (data) => {
    socket.write(String(data).startsWith('EHLO') ? '250 fine\r\n' : `451 ${'a'.repeat(300_000)}\r\n`)
  })
}
const sendByteASecond: Fault = (socket) => {
  socket.write(GREETING)
  const dripping = setInterval(() => socket.write('2'), 1_000)
  socket.on('close', () => clearInterval(dripping))
}

/** One fault for each connection in turn; the last takes most of a minute. */
const FAULTS = longOrShort(
  [flood, endlessLine, longRefusal, sendByteASecond],
  [flood, endlessLine, longRefusal],
)

test('a hostile mail server costs the site neither memory nor its visitors’ time, and no lead', async () => {
  await using site = await prepareSite('embedded')
  let connections = 0
  const faulty = await startFaultyServer((socket) => FAULTS[connections++ % FAULTS.length]?.(socket))
  const server = await site.start({ SMTP_URL: `smtp://127.0.0.1:${faulty.port}` })
  const before = await readMetric(server, 'process_resident_memory_bytes')
  const watch = watchResponses(server)

  const references: string[] = []
  for (const _ of FAULTS) references.push((await sendOnce(server.url, browserForm())).reference ?? '')
  await expect
    .poll(() => countUnacceptedMails(server), { timeout: 180_000, interval: 500 })
    .toBeGreaterThanOrEqual(FAULTS.length)

  expect(await watch.stop()).toBeLessThan(MAX_WAIT_MS)
  expect((await readMetric(server, 'process_resident_memory_bytes')) - before).toBeLessThan(MAX_GROWTH_BYTES)
  expect(
    Math.max(
      ...server
        .output()
        .split('\n')
        .map((line) => line.length),
    ),
  ).toBeLessThan(2_000)
  await server.stop()
  await faulty.stop()

  const polite = await site.start()
  await expect.poll(() => countUndelivered(polite), { interval: 500 }).toBe(0)
  await polite.stop()
  expect(await site.tally(references)).toMatchObject({ lost: 0, duplicated: 0, onlyMailed: 0, mailsTwice: 0 })
})

function countUnacceptedMails(server: SiteServer): number {
  return server.logs().filter(({ msg }) => msg === 'the mail of a lead was not accepted').length
}

/** Requests pages again and again; returns the longest time that a visitor waited. */
function watchResponses({ url }: SiteServer): { stop(): Promise<number> } {
  let isOver = false
  let maxMs = 0
  const asking = (async () => {
    while (!isOver) {
      const startedAt = performance.now()
      await fetch(`${url}/healthz`)
      maxMs = Math.max(maxMs, performance.now() - startedAt)
      await pause(100)
    }
  })()
  return {
    async stop() {
      isOver = true
      await asking
      return maxMs
    },
  }
}
