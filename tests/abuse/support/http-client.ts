import { Agent, type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'

export interface HttpResponse {
  status: number
  /** Names in lower case. */
  headers: Record<string, string>
  body: string
}

export interface HttpRequest {
  method?: string
  /** As it is sent: not normalised, not encoded. */
  target: string
  headers?: Record<string, string>
  /** Several are sent as chunks. */
  body?: string | Buffer | readonly string[]
}

/** The site keeps an idle connection for 75 seconds. */
const TIMEOUT_MS = 180_000
/** The codes of an error of a connection that the other side closed. */
const CLOSED = new Set<string | undefined>(['ECONNRESET', 'EPIPE'])
const agent = new Agent({ keepAlive: true, maxSockets: 16 })

/** A well-formed request with any visible characters as its target. */
export function sendRequest(url: string, request: HttpRequest): Promise<HttpResponse> {
  return repeatWhenBusy(() => sendOnce(url, request))
}

/** A busy site answers 503; it serves those who come back after `Retry-After`. */
async function repeatWhenBusy(send: () => Promise<HttpResponse>): Promise<HttpResponse> {
  const response = await send()
  const retryAfter = response.headers['retry-after']
  if (response.status !== 503 || retryAfter === undefined) return response
  await pause(Number(retryAfter) * 1_000)
  return repeatWhenBusy(send)
}

function sendOnce(
  url: string,
  { method = 'GET', target, headers = {}, body }: HttpRequest,
): Promise<HttpResponse> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const options = {
      hostname,
      port,
      // The server may end a connection whose body it refused to read.
      agent: body === undefined ? agent : false,
      method,
      path: target,
      headers,
    }
    const sending = request(options, (incoming) => readResponse(incoming).then(resolve, reject))
    sending.on('error', (error) => reject(new Error(`${method} ${target}`, { cause: error })))
    if (!Array.isArray(body)) return sending.end(body)
    for (const chunk of body) sending.write(chunk)
    sending.end()
  })
}

async function readResponse(incoming: IncomingMessage): Promise<HttpResponse> {
  const headers = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)])
  const body = (await buffer(incoming)).toString('utf8')
  return { status: incoming.statusCode ?? 0, headers: Object.fromEntries(headers), body }
}

/** Sends bytes as they are and returns all that comes back until the connection ends. */
export function exchange(url: string, bytes: string | Buffer): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    const chunks: Buffer[] = []
    socket.setTimeout(TIMEOUT_MS, () => socket.destroy(new Error('the connection was not closed')))
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    // A server that refuses what it has read closes the connection while the rest is still being sent.
    socket.on('error', (error: NodeJS.ErrnoException) => (CLOSED.has(error.code) ? end() : reject(error)))
    socket.on('close', end)
    function end() {
      resolve(Buffer.concat(chunks).toString('utf8'))
    }
  })
}

/** The first response of a connection's text; status 0 when there is none. */
export function firstResponse(text: string): HttpResponse {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [statusLine = '', ...lines] = head.split('\r\n')
  const headers = lines.map((line) => {
    const [name = '', ...value] = line.split(':')
    return [name.toLowerCase(), value.join(':').trim()]
  })
  return {
    status: Number(/^HTTP\/1\.1 (\d{3})/.exec(statusLine)?.[1] ?? 0),
    headers: Object.fromEntries(headers),
    body: rest.join('\r\n\r\n'),
  }
}

/** A GET for a target of any bytes, after which the server closes the connection. */
export async function sendRaw(url: string, target: string): Promise<HttpResponse> {
  const bytes = `GET ${target} HTTP/1.1\r\nHost: ${new URL(url).host}\r\nConnection: close\r\n\r\n`
  return repeatWhenBusy(async () => firstResponse(await exchange(url, bytes)))
}

export function closeConnections(): void {
  agent.destroy()
}
