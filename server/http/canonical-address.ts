import { createMiddleware } from 'hono/factory'
import * as urls from '#app/ui/urls.ts'
import { refuse } from './refusal.ts'

const BUYER_PREFIX_IN_CAPITALS = `${urls.buyerRoot.toUpperCase()}/`
const BUYER_PREFIX = /^\/pirkejas(?=\/|$)/i

/** Unknown addresses pass through, so that they are not redirected twice. Later code does not handle credentials in a URL. */
export function canonicalAddress(isPage: (path: string) => boolean) {
  return createMiddleware(async (c, next) => {
    const { pathname, search, username, password } = new URL(c.req.url)
    if (username !== '' || password !== '') return refuse(c, 400, 'Puslapio adresas neteisingas.')
    const canonical = canonicalPath(pathname, isPage)
    if (canonical === pathname) return next()
    // Typed words stay out of caches.
    if (search !== '') c.header('Cache-Control', 'no-store')
    return c.redirect(`${canonical}${search}`, 301)
  })
}

function canonicalPath(pathname: string, isPage: (path: string) => boolean): string {
  const path = pathname.replace(/\/+/g, '/').replace(/(?<=.)\/$/, '')
  if (path.startsWith(BUYER_PREFIX_IN_CAPITALS)) return path
  // Percent codes of a buyer's name may have capitals.
  if (BUYER_PREFIX.test(path)) return path.replace(BUYER_PREFIX, urls.buyerRoot)
  const lowerCased = path.toLowerCase()
  return isPage(lowerCased) ? lowerCased : pathname
}
