import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, ServerRouter } from 'react-router'

const RENDER_TIMEOUT_MS = 5_000

/** Renders the whole page before answering: pages are small, and a form must not depend on scripts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const html = await render(<ServerRouter context={routerContext} url={request.url} />)
  return new Response(html, { status, headers })
}

function render(page: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(page, {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timer)
        text(stream.pipe(new PassThrough())).then(resolve, reject)
      },
      onError: reject,
    })
    const timer = setTimeout(() => {
      stream.abort()
      reject(new Error('the page took too long to render'))
    }, RENDER_TIMEOUT_MS)
  })
}
