import { once } from 'node:events'
import { type Agent, type IncomingHttpHeaders, type IncomingMessage, request } from 'node:http'
import { buffer } from 'node:stream/consumers'

export interface Asking {
  method?: string
  headers?: Record<string, string>
  body?: string
  agent?: Agent
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

const ANSWER_MS = 60_000

/** One request. A connection that the server closed while it lay idle is replaced once, as browsers do it. */
export async function ask(url: string, path: string, asking: Asking = {}, isRetry = false): Promise<Answer> {
  const { method = 'GET', headers, body, agent } = asking
  const signal = AbortSignal.timeout(ANSWER_MS)
  const sending = request(`${url}${path}`, { method, headers, agent, signal })
  // A failure after the headers is reported by the answer's body.
  sending.on('error', () => {})
  try {
    sending.end(body)
    const [incoming]: IncomingMessage[] = await once(sending, 'response')
    if (incoming === undefined) throw new Error('no response')
    return { status: incoming.statusCode ?? 0, headers: incoming.headers, body: await buffer(incoming) }
  } catch (error) {
    if (sending.reusedSocket && !isRetry && !signal.aborted) return ask(url, path, asking, true)
    throw error
  }
}
