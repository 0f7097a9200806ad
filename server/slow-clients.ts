import type { ServerOptions } from 'node:http'
import type { ServerType } from '@hono/node-server'

export interface Slowness {
  /** From the connection, or the request before, to the end of the headers. */
  headersSeconds: number
  /** To the end of the body. */
  requestSeconds: number
  /** Without a byte in either direction: also for who does not read what was asked for. */
  silentSeconds: number
  checkSeconds: number
}

/** Node's own limits are a minute for headers and five for a body: enough to hold many connections cheaply. */
export function slownessOptions(limits: Slowness): ServerOptions {
  return {
    headersTimeout: limits.headersSeconds * 1_000,
    requestTimeout: limits.requestSeconds * 1_000,
    connectionsCheckingInterval: limits.checkSeconds * 1_000,
  }
}

export function endSilentConnections(server: ServerType, { silentSeconds }: Slowness): void {
  server.setTimeout(silentSeconds * 1_000)
}
