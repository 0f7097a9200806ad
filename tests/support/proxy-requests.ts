import { once } from 'node:events'
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { connect } from 'node:http2'
import { request } from 'node:https'
import { text } from 'node:stream/consumers'

/** The host of the site behind the proxies of `proxied-site.test.ts`. */
export const BARE_HOST = 'pavyzdys.test'
export const HOST = `www.${BARE_HOST}`
export const SITE_URL = `https://${HOST}`

const FORM_TYPE = 'application/x-www-form-urlencoded'

interface Ask {
  path: string
  headers?: Record<string, string>
  /** Makes it a POST. */
  form?: URLSearchParams
  /** The visitor's, of this machine: `127.0.0.2`, for example. */
  localAddress?: string
}

interface HttpResponse {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

export async function ask(
  port: number,
  { path, headers = {}, form, localAddress }: Ask,
): Promise<HttpResponse> {
  const sent = request({
    host: '127.0.0.1',
    port,
    path,
    method: form ? 'POST' : 'GET',
    headers: { Host: HOST, ...(form && { 'Content-Type': FORM_TYPE }), ...headers },
    servername: (headers.Host ?? HOST).replace(/:\d+$/, ''),
    rejectUnauthorized: false,
    agent: false,
    ...(localAddress !== undefined && { localAddress }),
  })
  return responseTo(sent.end(form && String(form)))
}

export async function askPlainly(port: number, path: string, host = HOST): Promise<HttpResponse> {
  return responseTo(
    httpRequest({ host: '127.0.0.1', port, path, headers: { Host: host }, agent: false }).end(),
  )
}

async function responseTo(sent: ReturnType<typeof httpRequest>): Promise<HttpResponse> {
  const [response] = await once(sent, 'response')
  return { status: response.statusCode, headers: response.headers, body: await text(response) }
}

export async function postOverHttp2(port: number, path: string, form: URLSearchParams): Promise<number> {
  const session = connect(`https://127.0.0.1:${port}`, { servername: HOST, rejectUnauthorized: false })
  const headers = { ':authority': HOST, origin: SITE_URL, 'content-type': FORM_TYPE }
  const stream = session.request({ ':method': 'POST', ':path': path, ...headers })
  stream.end(String(form))
  const [answered] = await once(stream, 'response')
  session.destroy()
  return answered[':status']
}
