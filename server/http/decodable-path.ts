import { createMiddleware } from 'hono/factory'
import { refuse } from './refusal.ts'

/** Names of buyers are the longest; thousands of slashes would cost more than a page. */
const MAX_PATH_LENGTH = 4_000

/** The router would print such addresses, with whatever name or e-mail address is in them. */
export const decodablePath = createMiddleware((c, next) => {
  if (isDecodable(new URL(c.req.url).pathname)) return next()
  return Promise.resolve(refuse(c, 400, 'Nuoroda nukopijuota ne visa arba joje yra klaida.'))
})

export function isDecodable(path: string): boolean {
  try {
    // The result is used, because the bundler drops a call without one, and with it the error.
    return path.length <= MAX_PATH_LENGTH && decodeURIComponent(path) !== ''
  } catch {
    return false
  }
}
