import { replace } from 'react-router'
import * as urls from '#app/shared/urls.ts'

/** For addresses that have no page: files and API paths are not found, all else leads home with its campaign. */
export function missingPage(request: Request): Response {
  const { pathname, search } = new URL(request.url)
  const isFile = /\.[a-z0-9]+$/i.test(pathname)
  const isMissing = isFile || pathname.startsWith(urls.api)
  return isMissing ? new Response('Not found', { status: 404 }) : replace(urls.home + search)
}
