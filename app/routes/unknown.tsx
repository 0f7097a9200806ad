import { replace } from 'react-router'
import type { Route } from './+types/unknown'

/** Pages that do not exist lead home; files and API paths that do not exist are not found. */
export function loader({ request }: Route.LoaderArgs): never {
  const { pathname } = new URL(request.url)
  if (pathname.startsWith('/api/') || /\.[a-z0-9]+$/i.test(pathname)) {
    throw new Response('Not found', { status: 404 })
  }
  throw replace('/')
}

export default function Unknown() {
  return null
}
