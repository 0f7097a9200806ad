import type { Server, ServerOptions } from 'node:http'
import type { timeouts } from '#config/limits.ts'

type Timeouts = typeof timeouts

/** Node's own limits, a minute for headers and five for a body, let clients hold many connections cheaply. */
export function timeoutOptions(limits: Timeouts): ServerOptions {
  return {
    headersTimeout: limits.headersSeconds * 1_000,
    requestTimeout: limits.requestSeconds * 1_000,
    connectionsCheckingInterval: limits.connectionCheckSeconds * 1_000,
    // Longer than a proxy's minute: a request on a connection that is just ending would be lost.
    keepAliveTimeout: limits.idleSeconds * 1_000,
  }
}

export function endIdleConnections(server: Server, { idleSeconds }: Timeouts): void {
  server.setTimeout(idleSeconds * 1_000, (socket) => {
    // After an ordinary end the system would keep offering the rest of an answer that nobody reads.
    if (socket.writableLength > 0) socket.resetAndDestroy()
    else socket.destroy()
  })
}
