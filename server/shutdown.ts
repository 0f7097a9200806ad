import { once } from 'node:events'
import type { Server, ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** Open connections are still served, so that clients learn that theirs will be closed. */
const DRAIN_MS = 500
const POLL_MS = 20
const CLIENT_TIMEOUT_MS = 4_000

/** A kept-alive connection may be bringing a request: it is closed only after an answer that says so, or when idle. */
export function shutDownGracefully(server: Server): () => Promise<void> {
  // bounded: by the requests in progress, whose responses Node itself holds until they are closed
  const answering = new Set<ServerResponse>()
  let isClosing = false
  server.prependListener('request', (_, response: ServerResponse) => {
    if (isClosing) response.shouldKeepAlive = false
    answering.add(response)
    response.once('close', () => answering.delete(response))
  })

  return async () => {
    isClosing = true
    for (const response of answering) response.shouldKeepAlive = false
    for (let waitedMs = 0; waitedMs < DRAIN_MS && (await hasConnections(server)); waitedMs += POLL_MS) {
      await pause(POLL_MS)
    }
    server.close()
    const timer = setTimeout(() => endWaiting(answering), CLIENT_TIMEOUT_MS - DRAIN_MS)
    await once(server, 'close')
    clearTimeout(timer)
  }
}

function endWaiting(answering: ReadonlySet<ServerResponse>): void {
  for (const response of answering) {
    if (!response.req.complete || response.writableEnded) response.req.socket.destroy()
  }
}

function hasConnections(server: Server): Promise<boolean> {
  return new Promise((resolve) => server.getConnections((_, count) => resolve(count > 0)))
}
