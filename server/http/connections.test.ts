import { once } from 'node:events'
import type { RequestListener, Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { setInterval as ticks } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { timeouts } from '#config/limits.ts'
import { createHttpServer } from './connections.ts'

const LIMITS = { ...timeouts, maxOpen: 40, maxQueuedBytes: 20_000, bytesPerRequest: 500 }
const IMPATIENT = { headersSeconds: 0.3, requestSeconds: 0.6, idleSeconds: 1, connectionCheckSeconds: 0.1 }
const POST = 'POST / HTTP/1.1\r\nHost: x\r\n'
const LARGE_BODY = Buffer.alloc(50_000_000)

const servers: Server[] = []
const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  for (const server of servers.splice(0)) server.close()
})

async function startServer(listener: RequestListener, limits: Partial<typeof LIMITS> = {}) {
  const { server } = createHttpServer(listener, { ...LIMITS, ...limits })
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return server
}

interface Client {
  socket: Socket
  /** All that has come so far. */
  text: () => string
  ended: Promise<true>
}

/** A connection that the server has accepted; its client reads all, or nothing at all. */
async function clientOf(server: Server, { reads = true } = {}): Promise<Client> {
  const taken = once(server, 'connection')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  sockets.push(socket)
  let text = ''
  if (reads) socket.on('data', (chunk) => (text += chunk))
  socket.on('error', () => {})
  const ended = new Promise<true>((resolve) => socket.once('close', () => resolve(true)))
  const [ofServer]: Socket[] = await taken
  // A client that does not read does not notice that it was disconnected.
  const endedThere = new Promise<true>((resolve) => ofServer?.once('close', () => resolve(true)))
  return { socket, text: () => text, ended: reads ? ended : endedThere }
}

function get(path: string, header = ''): string {
  return `GET ${path} HTTP/1.1\r\nHost: x\r\n${header}\r\n`
}

function hasEnded({ ended }: Client): Promise<boolean> {
  return Promise.race([ended, new Promise<false>((resolve) => setTimeout(resolve, 100, false))])
}

test('requests that arrive together are answered one after the other, in their order', async () => {
  let atOnce = 0
  let most = 0
  const server = await startServer((request, response) => {
    most = Math.max(most, ++atOnce)
    setTimeout(() => {
      atOnce--
      response.end(`<${request.url}>`)
    }, 20)
  })
  const { socket, text } = await clientOf(server)

  socket.write(['/a', '/b', '/c', '/d', '/e', '/f'].map((path) => get(path)).join(''))

  await expect.poll(() => text().match(/<.*?>/g)).toEqual(['</a>', '</b>', '</c>', '</d>', '</e>', '</f>'])
  expect(most).toBe(1)
})

test.each([
  ['many requests', get('/').repeat(60)],
  ['large requests', get('/', `X: ${'x'.repeat(15_000)}\r\n`).repeat(4)],
])('a connection that sends too much is closed, and no other request is begun: %s', async (_, requests) => {
  let begun = 0
  const server = await startServer(() => (begun += 1))
  const { socket, ended } = await clientOf(server)

  socket.write(requests)

  expect(await ended).toBe(true)
  expect(begun).toBeLessThanOrEqual(1)
})

test('the body of a request does not count for what may wait behind it', async () => {
  const server = await startServer(
    (request, response) => void request.resume().on('end', () => response.end(`<${request.url}>`)),
  )
  const { socket, text } = await clientOf(server)

  const head = `${POST}Content-Length: 64000\r\n\r\n`
  socket.write(head + 'x'.repeat(64_000) + get('/b') + get('/c'))

  await expect.poll(() => text().match(/<.*?>/g)).toEqual(['</>', '</b>', '</c>'])
})

test('a new client finds room: the connections that are idle longest are closed', async () => {
  const server = await startServer((_, response) => response.end('here'))
  const old = []
  for (let i = 0; i < LIMITS.maxOpen; i++) old.push(await clientOf(server))
  const [first, last] = [old[0], old.at(-1)]

  const newcomer = await clientOf(server)
  newcomer.socket.write(get('/'))

  await expect.poll(newcomer.text).toContain('here')
  expect(await first?.ended).toBe(true)
  expect(last && (await hasEnded(last))).toBe(false)
})

test('a connection being served is never closed, however long it takes', async () => {
  const pending: (() => void)[] = []
  const server = await startServer((_, response) => pending.push(() => response.end('at last')))
  const worked = await clientOf(server)
  worked.socket.write(get('/'))
  await expect.poll(() => pending.length).toBe(1)

  for (let i = 0; i < LIMITS.maxOpen * 2; i++) await clientOf(server)
  pending[0]?.()

  await expect.poll(worked.text).toContain('at last')
})

test.each([
  ['says nothing', '', ''],
  ['sends its headers letter by letter', POST, 'a'],
  ['sends its body letter by letter', `${POST}Content-Length: 1000\r\n\r\n`, 'a'],
  ['sends its chunks one by one', `${POST}Transfer-Encoding: chunked\r\n\r\n`, '1\r\na\r\n'],
  ['does not read the response', get('/'), ''],
])('a client that %s is disconnected', async (_, first, drip) => {
  const server = await startServer((_, response) => response.end(LARGE_BODY), IMPATIENT)
  const { socket } = await clientOf(server, { reads: false })
  socket.pause()
  socket.write(first)
  for await (const _tick of ticks(50)) {
    if (drip !== '') socket.write(drip)
    if ((await openConnections(server)) === 0) break
  }
  expect(await openConnections(server)).toBe(0)
})

function openConnections(server: Server): Promise<number> {
  return new Promise((resolve) => server.getConnections((_, count) => resolve(count)))
}
