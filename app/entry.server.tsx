import { renderToString } from 'react-dom/server'
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, ServerRouter } from 'react-router'
import { logContext } from '#app/infra/observability/log.server.ts'

/** The page is rendered in one go, since loaders have finished by then; a string costs a third less than a stream. */
export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
): Response {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })
  const page = renderToString(<ServerRouter context={routerContext} url={request.url} />)
  return new Response(Buffer.from(`<!DOCTYPE html>${page}`), { status, headers })
}

/** Without this the router would print the error, which may quote a visitor. A refused request is no error of ours. */
export const handleError: HandleErrorFunction = (error, { context }) => {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500
  if (!isRefusal) context.get(logContext).error({ err: error }, 'a page failed')
}
