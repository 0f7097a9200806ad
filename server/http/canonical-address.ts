import { createMiddleware } from 'hono/factory'
import * as urls from '#app/shared/urls.ts'
import { refuse } from './refusal.ts'

/** The specification writes this address in capitals; it is served as it is. */
const BUYER_IN_CAPITALS = `${urls.unnamedBuyer.toUpperCase()}/`
const BUYER_PREFIX = /^\/pirkejas(?=\/|$)/i

/**
 * Other spellings of a page's address – extra slashes, capital letters – redirect to the canonical one, in one
 * step. What is not a page passes through, so that it is not redirected twice. An address with a user name in it, which
 * only a forged request has, is refused: nothing behind this can read it.
 */
export function canonicalAddress(isPage: (path: string) => boolean) {
  return createMiddleware(async (c, next) => {
    const { pathname, search, username, password } = new URL(c.req.url)
    if (username !== '' || password !== '') return refuse(c, 400, 'Puslapio adresas neteisingas.')
    const canonical = canonicalPath(pathname, isPage)
    if (canonical === pathname) return next()
    // What was typed stands in no cache.
    if (search !== '') c.header('Cache-Control', 'no-store')
    return c.redirect(`${canonical}${search}`, 301)
  })
}

function canonicalPath(pathname: string, isPage: (path: string) => boolean): string {
  const path = pathname.replace(/\/+/g, '/').replace(/(?<=.)\/$/, '')
  if (path.startsWith(BUYER_IN_CAPITALS)) return path
  // The name in a buyer's address may hold letters whose percent codes have capitals of their own.
  if (BUYER_PREFIX.test(path)) return path.replace(BUYER_PREFIX, urls.unnamedBuyer)
  const lowerCased = path.toLowerCase()
  return isPage(lowerCased) ? lowerCased : pathname
}
