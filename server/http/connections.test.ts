import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { limitConnections } from './connections.ts'

const LIMITS = {
  maxOpen: 40,
  maxWaiting: 20,
  maxUnreadBytes: 300_000_000,
  maxPipelined: 5,
  maxPipelinedBytes: 50_000,
}
const LARGE_BODY = Buffer.alloc(50_000_000)

const servers: Server[] = []
const sockets: Socket[] = []
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy()
  for (const server of servers.splice(0)) server.close()
})

async function startServer(answer: RequestListener, limits: Partial<typeof LIMITS> = {}) {
  const server = createServer()
  limitConnections(server, answer, { ...LIMITS, ...limits })
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
  ['many requests', get('/').repeat(7), {}],
  ['large requests', get('/', `X: ${'x'.repeat(15_000)}\r\n`).repeat(20), { maxPipelined: 100 }],
])(
  'a connection that sends too much at once is closed after its first request: %s',
  async (_, requests, limits) => {
    let begun = 0
    const server = await startServer(() => (begun += 1), limits)
    const { socket, ended } = await clientOf(server)

    socket.write(requests)

    expect(await ended).toBe(true)
    expect(begun).toBe(1)
  },
)

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
  const answers: (() => void)[] = []
  const server = await startServer((_, response) => answers.push(() => response.end('at last')))
  const worked = await clientOf(server)
  worked.socket.write(get('/'))
  await expect.poll(() => answers.length).toBe(1)

  for (let i = 0; i < LIMITS.maxOpen * 2; i++) await clientOf(server)
  answers[0]?.()

  await expect.poll(worked.text).toContain('at last')
})

test('the number of unfinished bodies that are waited for is limited', async () => {
  const server = await startServer(
    (request, response) => void request.resume().on('end', () => response.end()),
  )
  const slow = []
  for (let i = 0; i <= LIMITS.maxWaiting; i++) {
    const client = await clientOf(server)
    const taken = once(server, 'request')
    client.socket.write('POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n')
    await taken
    slow.push(client)
  }
  const [first, last] = [slow[0], slow.at(-1)]

  expect(await first?.ended).toBe(true)
  last?.socket.write('0123456789')
  await expect.poll(() => last?.text()).toContain('200 OK')
})

test('unread answers are bounded: the oldest connection is closed', async () => {
  const server = await startServer((_, response) => response.end(LARGE_BODY), {
    maxUnreadBytes: 120_000_000,
  })
  const clients = []
  for (let i = 0; i < 3; i++) {
    const client = await clientOf(server, { reads: false })
    client.socket.write(get('/'))
    await once(server, 'request')
    clients.push(client)
  }

  expect(await clients[0]?.ended).toBe(true)
  expect(clients[2] && (await hasEnded(clients[2]))).toBe(false)
})
