import { once } from 'node:events'
import { createServer } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { setInterval as ticks } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endIdleConnections, timeoutOptions } from './slow-clients.ts'

const LIMITS = { headersSeconds: 0.3, requestSeconds: 0.6, idleSeconds: 1, connectionCheckSeconds: 0.1 }
const LARGE_BODY = Buffer.alloc(50_000_000)

const server = createServer(timeoutOptions(LIMITS), (_, response) => response.end(LARGE_BODY))
endIdleConnections(server, LIMITS)
beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => server.close())

const HEADERS = 'POST / HTTP/1.1\r\nHost: x\r\n'
const SLOW_CLIENTS: Record<string, { first: string; drip: string }> = {
  'says nothing': { first: '', drip: '' },
  'sends its headers letter by letter': { first: HEADERS, drip: 'a' },
  'sends its body letter by letter': { first: `${HEADERS}Content-Length: 1000\r\n\r\n`, drip: 'a' },
  'sends its chunks one by one': {
    first: `${HEADERS}Transfer-Encoding: chunked\r\n\r\n`,
    drip: '1\r\na\r\n',
  },
  'does not read the answer': { first: 'GET / HTTP/1.1\r\nHost: x\r\n\r\n', drip: '' },
}

test.each(Object.entries(SLOW_CLIENTS))('a client that %s is disconnected', async (_, { first, drip }) => {
  const taken = once(server, 'connection')
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
  socket.on('error', () => {})
  socket.pause()
  await taken
  socket.write(first)
  for await (const _tick of ticks(50)) {
    if (drip !== '') socket.write(drip)
    if ((await connections()) === 0) break
  }
  expect(await connections()).toBe(0)
  socket.destroy()
})

function connections(): Promise<number> {
  return new Promise((resolve) => server.getConnections((_, count) => resolve(count)))
}
