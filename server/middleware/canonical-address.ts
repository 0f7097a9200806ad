import { createMiddleware } from 'hono/factory'

/** Addresses ending with a slash lead, once, to the one without. */
export function canonicalAddress() {
  return createMiddleware(async (c, next) => {
    const { pathname, search } = new URL(c.req.url)
    if (pathname.length > 1 && pathname.endsWith('/')) {
      return c.redirect(`${pathname.replace(/\/+$/, '').replace(/^\/+/, '/') || '/'}${search}`, 301)
    }
    return next()
  })
}
