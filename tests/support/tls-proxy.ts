import { once } from 'node:events'
import { type IncomingMessage, request, type ServerResponse } from 'node:http'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { pipeline } from 'node:stream'
import { createCertificate } from './certificate.ts'

export type TlsProxy = Awaited<ReturnType<typeof startTlsProxy>>

/** A reverse proxy that terminates TLS, as nginx and Caddy do. */
export async function startTlsProxy(host: string) {
  let target = ''
  const server = createServer(await createCertificate([host]), (incoming, outgoing) =>
    forward(incoming, outgoing, target),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    /** Nobody but the tests' browser can resolve the name. */
    url: `https://${host}:${port}`,
    forwardTo(newTarget: string) {
      target = newTarget
    },
    async stop() {
      const closed = once(server, 'close')
      server.close()
      server.closeAllConnections()
      await closed
    },
  }
}

function forward(incoming: IncomingMessage, outgoing: ServerResponse, target: string): void {
  const { method, url: path, headers, socket } = incoming
  const hops = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ')
  const sending = request(target, {
    method,
    path,
    headers: { ...headers, 'x-forwarded-for': hops, 'x-forwarded-proto': 'https' },
    // A reused connection might just be closed by the site.
    agent: false,
  })
  sending.on('response', (response) => {
    const { connection: _, ...answered } = response.headers
    outgoing.writeHead(response.statusCode ?? 502, answered)
    pipeline(response, outgoing, () => {})
  })
  sending.on('error', () => outgoing.destroy())
  outgoing.on('close', () => sending.destroy())
  pipeline(incoming, sending, () => {})
}
