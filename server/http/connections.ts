import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { connections } from '#config/limits.ts'

type ConnectionLimits = typeof connections

/** Share ended beyond the limit, so that not every new connection causes a check. */
const HEADROOM = 0.1

/** Answers one request of a connection at a time. Over a limit those that wait longest for their client are ended, never others. */
export function limitConnections(server: Server, answer: RequestListener, limits: ConnectionLimits): void {
  const connections = new Connections(answer, limits)
  server.on('connection', (socket) => connections.open(socket))
  server.on('request', (request, response) => connections.accept(request, response))
  // Reached only while nearly all connections are being answered.
  server.maxConnections = Math.ceil(limits.maxOpen * (1 + HEADROOM))
}

interface Connection {
  readonly socket: Socket
  requests: [IncomingMessage, ServerResponse][]
  /** When it was opened, or its last request began or was answered. */
  sinceMs: number
  bytesReadBefore: number
  unreadBytes: number
}

class Connections {
  // bounded: by maxOpen
  private readonly connections = new Map<Socket, Connection>()
  // bounded: they are among the connections
  private readonly answering = new Set<Connection>()
  private unreadBytes = 0
  private readonly answer: RequestListener
  private readonly limits: ConnectionLimits

  constructor(answer: RequestListener, limits: ConnectionLimits) {
    this.answer = answer
    this.limits = limits
  }

  open(socket: Socket): void {
    const { maxOpen } = this.limits
    const sinceMs = performance.now()
    this.connections.set(socket, { socket, requests: [], sinceMs, bytesReadBefore: 0, unreadBytes: 0 })
    socket.once('close', () => this.connections.delete(socket))
    if (this.connections.size <= maxOpen) return
    const waiting = [...this.connections.values()].filter(isWaitingForClient)
    this.endOldest(waiting, this.connections.size - maxOpen)
  }

  accept(request: IncomingMessage, response: ServerResponse): void {
    const connection = this.connections.get(request.socket)
    if (connection === undefined) return
    connection.requests.push([request, response])
    if (connection.requests.length === 1) this.begin(connection)
    else if (this.exceedsPipeline(connection)) this.end(connection)
  }

  private begin(connection: Connection): void {
    const [[request, response] = []] = connection.requests
    if (request === undefined || response === undefined) return
    connection.sinceMs = performance.now()
    connection.bytesReadBefore = connection.socket.bytesRead
    this.answering.add(connection)
    this.limitWaiting()
    response.once('prefinish', () => this.recordUnread(connection))
    response.once('close', () => this.finish(connection))
    this.answer(request, response)
  }

  private finish(connection: Connection): void {
    const { socket, requests } = connection
    this.setUnreadBytes(connection, 0)
    this.answering.delete(connection)
    connection.sinceMs = performance.now()
    requests.shift()
    if (requests.length > 0 && socket.writable) this.begin(connection)
  }

  private exceedsPipeline({ socket, requests, bytesReadBefore }: Connection): boolean {
    const { maxPipelined, maxPipelinedBytes } = this.limits
    return requests.length - 1 > maxPipelined || socket.bytesRead - bytesReadBefore > maxPipelinedBytes
  }

  private limitWaiting(): void {
    const { maxWaiting } = this.limits
    if (this.answering.size <= maxWaiting) return
    const waiting = [...this.answering].filter(isWaitingForClient)
    if (waiting.length > maxWaiting) this.endOldest(waiting, waiting.length - maxWaiting)
  }

  private recordUnread(connection: Connection): void {
    const { socket } = connection
    if (socket.writableLength === 0) return
    this.setUnreadBytes(connection, socket.writableLength)
    if (this.unreadBytes > this.limits.maxUnreadBytes) this.limitUnread()
  }

  private limitUnread(): void {
    const { maxUnreadBytes } = this.limits
    const unread = [...this.answering].filter(({ unreadBytes }) => unreadBytes > 0)
    // The system has taken over some of it meanwhile.
    for (const connection of unread) this.setUnreadBytes(connection, connection.socket.writableLength)
    if (this.unreadBytes <= maxUnreadBytes) return
    for (const connection of oldestFirst(unread)) {
      if (this.unreadBytes <= maxUnreadBytes * (1 - HEADROOM)) return
      this.end(connection)
    }
  }

  private setUnreadBytes(connection: Connection, bytes: number): void {
    this.unreadBytes += bytes - connection.unreadBytes
    connection.unreadBytes = bytes
  }

  private endOldest(waiting: Connection[], excess: number): void {
    const spare = Math.floor(waiting.length * HEADROOM)
    for (const connection of oldestFirst(waiting).slice(0, excess + spare)) this.end(connection)
  }

  /** A reset also drops what the system holds for a client that does not read. */
  private end(connection: Connection): void {
    this.connections.delete(connection.socket)
    this.answering.delete(connection)
    this.setUnreadBytes(connection, 0)
    connection.requests = []
    connection.socket.resetAndDestroy()
  }
}

function isWaitingForClient({ requests }: Connection): boolean {
  const [[request, response] = []] = requests
  if (request === undefined || response === undefined) return true
  return !request.complete || response.writableEnded || response.writableNeedDrain
}

function oldestFirst(connections: Connection[]): Connection[] {
  return connections.toSorted((a, b) => a.sinceMs - b.sinceMs)
}
