import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { json } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'

/** How the server misbehaves. */
export type HttpFault =
  | { type: 'status'; status: number; retryAfter?: string }
  /** The reply ends in the middle, and so does the connection. */
  | { type: 'cut' }
  /** The reply ends in the middle as if it were whole. */
  | { type: 'half' }
  /** The reply begins at once; its rest comes after `ms`. */
  | { type: 'slow'; ms: number }
  /** A page for people, with status 200. */
  | { type: 'html' }
  /** This text as the reply. */
  | { type: 'text'; text: string }
  /** A reply of at least this many bytes. */
  | { type: 'huge'; bytes: number }

export interface SeenRequest {
  headers: IncomingMessage['headers']
  body: Record<string, unknown>
}

export interface NoticeServer {
  url: string
  requests: readonly SeenRequest[]
  /** For the next `times` requests, or for all; null ends it. */
  misbehave(fault: HttpFault | null, times?: number): void
  stop(): Promise<void>
}

type Reply = { status: number; json: unknown }

/** A real HTTP server of JSON that can misbehave. */
export async function startJsonServer(
  reply: (body: Record<string, unknown>, headers: IncomingMessage['headers']) => Reply,
): Promise<NoticeServer> {
  const requests: SeenRequest[] = []
  let fault: HttpFault | null = null
  let faultsLeft = 0
  const server = createServer(async (request, response) => {
    const body = await readBody(request)
    requests.push({ headers: request.headers, body })
    const { status, json: content } = reply(body, request.headers)
    const current = faultsLeft > 0 ? fault : null
    faultsLeft--
    await send(response, status, JSON.stringify(content), current)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}/`,
    requests,
    misbehave(wanted, times = Number.POSITIVE_INFINITY) {
      fault = wanted
      faultsLeft = times
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const body = await json(request)
  return typeof body === 'object' && body !== null ? { ...body } : {}
}

async function send(
  response: ServerResponse,
  status: number,
  text: string,
  fault: HttpFault | null,
): Promise<void> {
  const begin = () => response.writeHead(status, { 'Content-Type': 'application/json' })
  const half = text.slice(0, text.length / 2)
  switch (fault?.type) {
    case undefined:
      begin().end(text)
      return
    case 'status':
      response
        .writeHead(fault.status, fault.retryAfter === undefined ? {} : { 'Retry-After': fault.retryAfter })
        .end()
      return
    case 'cut':
      response.writeHead(status, { 'Content-Length': Buffer.byteLength(text) })
      response.write(half, () => response.destroy())
      return
    case 'half':
      begin().end(half)
      return
    case 'slow':
      begin().write(half)
      await pause(fault.ms, undefined, { ref: false })
      response.end(text.slice(half.length))
      return
    case 'html':
      response.writeHead(200, { 'Content-Type': 'text/html' }).end('<!doctype html><title>Priežiūra</title>')
      return
    case 'text':
      begin().end(fault.text)
      return
    case 'huge':
      await pipeline(Readable.from(blanks(fault.bytes)), begin()).catch(() => {})
  }
}

function* blanks(bytes: number): Generator<string> {
  for (let sent = 0; sent < bytes; sent += 65_536) yield ' '.repeat(65_536)
}
