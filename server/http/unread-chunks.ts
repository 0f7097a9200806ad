import { createMiddleware } from 'hono/factory'
import type { RequestEnv } from './request-env.ts'

/**
 * Ends the connection of a chunked body that was answered before its end had come. Otherwise Node would take in the rest
 * for the next request, chunk by chunk: a second of work for a million chunks of one byte, whatever was asked for.
 */
export const unreadChunks = createMiddleware<RequestEnv>(({ req, env }, next) => {
  if (req.header('Transfer-Encoding') === undefined) return next()
  const { incoming, outgoing } = env ?? {}
  outgoing?.once('finish', () => {
    if (!incoming?.complete) incoming?.destroy()
  })
  return next()
})
