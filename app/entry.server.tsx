import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import { renderToPipeableStream } from 'react-dom/server'
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router'
import { nonceContext } from './infra/nonce.server.ts'
import { isHydratedHandle } from './page-handle.ts'

const RENDER_TIMEOUT_MS = 5_000

/** Renders the whole page before answering: pages are small, and a form must not depend on scripts. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const nonce = isHydrated(routerContext) ? loadContext.get(nonceContext)() : undefined
  const html = await render(<ServerRouter context={routerContext} url={request.url} nonce={nonce} />, nonce)
  return new Response(html, { status, headers })
}

/** Only these pages carry inline scripts that differ from answer to answer; others may be cached. */
function isHydrated({ staticHandlerContext, routeModules }: EntryContext): boolean {
  return staticHandlerContext.matches.some(({ route }) => isHydratedHandle(routeModules[route.id]?.handle))
}

function render(page: React.ReactNode, nonce: string | undefined): Promise<string> {
  return new Promise((resolve, reject) => {
    const stream = renderToPipeableStream(page, {
      nonce,
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
