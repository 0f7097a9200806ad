import { once } from 'node:events'
import { createServer, request } from 'node:http'

/** Passes everything on to the site, and leaves one header out of its answers. */
export async function startHeaderProxy(port: number, siteUrl: string, leftOut: string) {
  const server = createServer((incoming, outgoing) => {
    const { url, method, headers } = incoming
    const passedOn = request(new URL(url ?? '/', siteUrl), { method, headers }, (answer) => {
      const { [leftOut]: _, ...others } = answer.headers
      outgoing.writeHead(answer.statusCode ?? 502, others)
      answer.pipe(outgoing)
    })
    passedOn.on('error', () => outgoing.destroy())
    incoming.pipe(passedOn)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${port}`,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}
