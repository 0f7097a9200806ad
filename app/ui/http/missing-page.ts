import { replace } from 'react-router'
import * as urls from '#app/ui/urls.ts'

/** An address without a page gives 404 for files and API paths, and otherwise a redirect home. */
export function missingPage(request: Request): Response {
  const { pathname } = new URL(request.url)
  const isFile = /\.[a-z0-9]+$/i.test(pathname)
  const isMissing = isFile || pathname.startsWith(urls.api)
  return isMissing ? new Response('Not found', { status: 404 }) : replace(urls.home)
}
