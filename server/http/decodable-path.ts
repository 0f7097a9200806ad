import { createMiddleware } from 'hono/factory'
import { refuse } from './refusal.ts'
import { isDecodable } from './route-name.ts'

/** The router would print such addresses, with whatever name or e-mail address is in them. */
export const decodablePath = createMiddleware((c, next) => {
  if (isDecodable(new URL(c.req.url).pathname)) return next()
  return Promise.resolve(refuse(c, 400, 'Nuoroda nukopijuota ne visa arba joje yra klaida.'))
})
