import { once } from 'node:events'
import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { connections, timeouts } from '#config/limits.ts'

/** Open connections are still served, so that clients learn that theirs will be closed. */
const DRAIN_MS = 500
const CLIENT_TIMEOUT_MS = 4_000
const POLL_MS = 20

interface Connection {
  response: ServerResponse | null
  /** Resolves when all requests that have come are done. */
  done: Promise<void> | null
  queuedBytes: number
}

/** Answers one request of a connection at a time. With too many connections, the one that has waited longest for its client is ended. */
export function createHttpServer(listener: RequestListener, limits = { ...timeouts, ...connections }) {
  const server = createServer({
    headersTimeout: limits.headersSeconds * 1_000,
    requestTimeout: limits.requestSeconds * 1_000,
    connectionsCheckingInterval: limits.connectionCheckSeconds * 1_000,
    keepAliveTimeout: limits.idleSeconds * 1_000,
  })
  server.timeout = limits.idleSeconds * 1_000
  // Reached only while the server works for half of them.
  server.maxConnections = 2 * limits.maxOpen
  // bounded: by `maxConnections`; what was used last comes last
  const open = new Map<Socket, Connection>()
  let isClosing = false

  function end(socket: Socket) {
    open.delete(socket)
    // A reset also drops what the system holds for a client that does not read.
    socket.resetAndDestroy()
  }

  server.on('connection', (socket) => {
    open.set(socket, { response: null, done: null, queuedBytes: 0 })
    socket.once('close', () => open.delete(socket))
    if (open.size <= limits.maxOpen) return
    const [oldest] = open.entries().find(([, { response }]) => !isWorkedOn(response)) ?? []
    if (oldest) end(oldest)
  })

  server.on('request', async (request, response) => {
    const { socket } = request
    const connection = open.get(socket)
    if (connection === undefined) return
    const touch = () => open.delete(socket) && open.set(socket, connection)
    const { done } = connection
    connection.done = new Promise((resolve) => response.once('close', () => resolve(void touch())))
    const bytes = limits.bytesPerRequest + headBytes(request)
    connection.queuedBytes += bytes
    // Node has read all of them already.
    if (connection.queuedBytes > limits.maxQueuedBytes) return end(socket)
    await done
    connection.queuedBytes -= bytes
    if (!touch()) return
    connection.response = response
    // Node would read what is left of an unread body: a second of work for a million chunks of one byte.
    if (isClosing || 'transfer-encoding' in request.headers) response.shouldKeepAlive = false
    listener(request, response)
  })

  /** A kept-alive connection may be bringing a request: it is closed only after a response that says so, or when idle. */
  async function close(): Promise<void> {
    isClosing = true
    for (const { response } of open.values()) if (response) response.shouldKeepAlive = false
    // Many short pauses: a busy machine reads what clients have sent between them.
    for (let waitedMs = 0; waitedMs < DRAIN_MS && open.size > 0; waitedMs += POLL_MS) await pause(POLL_MS)
    server.close()
    const timer = setTimeout(() => {
      for (const [socket, { response }] of open) if (!isWorkedOn(response)) socket.destroy()
    }, CLIENT_TIMEOUT_MS - DRAIN_MS)
    await once(server, 'close')
    clearTimeout(timer)
  }
  return { server, close }
}

/** Such a connection waits neither for a request, nor for the rest of one, nor for the client to read the response. */
function isWorkedOn(response: ServerResponse | null): boolean {
  return response?.req.complete === true && !response.writableEnded && !response.writableNeedDrain
}

function headBytes({ url = '', rawHeaders }: IncomingMessage): number {
  return rawHeaders.reduce((sum, text) => sum + text.length, url.length)
}
