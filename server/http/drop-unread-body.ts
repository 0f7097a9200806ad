import { createMiddleware } from 'hono/factory'
import type { RequestEnv } from './request-env.ts'

/** Closes the connection of a chunked body that was not read. Node would read the rest for the next request: a second of work for a million chunks of one byte. */
export const dropUnreadBody = createMiddleware<RequestEnv>(({ req, env }, next) => {
  if (req.header('Transfer-Encoding') === undefined) return next()
  const { incoming, outgoing } = env ?? {}
  outgoing?.once('finish', () => {
    if (!incoming?.complete) incoming?.destroy()
  })
  return next()
})
