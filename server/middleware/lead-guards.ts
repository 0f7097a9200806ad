import { bodyLimit } from 'hono/body-limit'
import { every } from 'hono/combine'
import { createMiddleware } from 'hono/factory'
import type { Env } from '#app/infra/env.server.ts'

const LARGEST_BODY_BYTES = 64 * 1024
const FORM_TYPES = ['application/x-www-form-urlencoded', 'multipart/form-data']

/** What a submission must be before anybody reads it; other methods pass on to the route's 405. */
export function leadGuards(env: Pick<Env, 'SITE_URL'>) {
  return every(
    createMiddleware(async (c, next) => {
      if (c.req.method !== 'POST') return next()
      if (!isOwnOrigin(c.req.header('Origin'), c.req.header('Host'), env.SITE_URL)) {
        return c.json({ message: 'Užklausa atmesta: ji atsiųsta iš kitos svetainės.' }, 403)
      }
      const type = c.req.header('Content-Type')?.split(';')[0]?.trim().toLowerCase() ?? ''
      if (!FORM_TYPES.includes(type)) {
        return c.json({ message: 'Užklausa turi būti siunčiama kaip forma.' }, 415)
      }
      return next()
    }),
    bodyLimit({
      maxSize: LARGEST_BODY_BYTES,
      onError: (c) => c.json({ message: 'Užklausa per didelė: telpa ne daugiau kaip 64 KB.' }, 413),
    }),
  )
}

/** Browsers send no Origin with some plain form posts of old; another site's Origin never passes. */
function isOwnOrigin(origin: string | undefined, host: string | undefined, siteUrl: string): boolean {
  if (origin === undefined) return true
  return origin === siteUrl || (URL.canParse(origin) && new URL(origin).host === host)
}
