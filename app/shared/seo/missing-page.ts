import { replace } from 'react-router'

/** For addresses that have no page: files and API paths are not found, everything else leads home. */
export function missingPage(request: Request): Response {
  const { pathname } = new URL(request.url)
  const isFile = /\.[a-z0-9]+$/i.test(pathname)
  return isFile || pathname.startsWith('/api/') ? new Response('Not found', { status: 404 }) : replace('/')
}
