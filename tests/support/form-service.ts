import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'

export interface FormServiceReply {
  status: number
  body?: string
  headers?: Record<string, string>
}

export interface FormServiceRequest {
  method: string
  headers: IncomingHttpHeaders
  body: string
}

export type TestFormService = Awaited<ReturnType<typeof startFormService>>

/** A real HTTP form-to-e-mail service that answers as it is told and records its requests. */
export async function startFormService() {
  const requests: FormServiceRequest[] = []
  let { status, body = '', headers = {} }: FormServiceReply = { status: 200, body: '{"success":true}' }
  const server = createServer(async (request, response) => {
    requests.push({ method: request.method ?? '', headers: request.headers, body: await text(request) })
    response.writeHead(status, headers).end(body)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo

  return {
    /** For the variable FORM_SERVICE_URL. */
    url: `http://127.0.0.1:${port}/submit`,
    requests,
    /** The reply to every request from now on; at first 200. */
    answer(wanted: FormServiceReply) {
      ;({ status, body = '', headers = {} } = wanted)
    },
    async stop() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
