import { replace } from 'react-router'

/** For addresses that have no page: files and API paths are not found, all else leads home with its campaign. */
export function missingPage(request: Request): Response {
  const { pathname, search } = new URL(request.url)
  const isFile = /\.[a-z0-9]+$/i.test(pathname)
  const isMissing = isFile || pathname.startsWith('/api/')
  return isMissing ? new Response('Not found', { status: 404 }) : replace(`/${search}`)
}
