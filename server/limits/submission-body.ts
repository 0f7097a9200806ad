import { createMiddleware } from 'hono/factory'
import { readBytes } from '#app/infra/read-bytes.server.ts'
import { requestBodies as limits } from '#config/limits.ts'
import { refuse } from '../http/refusal.ts'
import type { RequestEnv } from '../http/request-env.ts'

/** From here on nothing waits for the sender. */
export function submissionBody() {
  return createMiddleware<RequestEnv>(async (c, next) => {
    if (c.req.method !== 'POST') return next()
    const body = await readBytes(c.req.raw, limits.maxBytes, limits.maxChunks).catch(() => undefined)
    // The sender has disconnected.
    if (body === undefined) return c.body(null, 400)
    if (body === null) {
      return refuse(c, 413, 'Užklausa per ilga: telpa ne daugiau kaip 64\u00a0KB. Sutrumpinkite tekstą.')
    }
    if (countFields(body) > limits.maxFields) {
      return refuse(c, 413, 'Užklausos priimti negalime: joje per daug laukų.')
    }
    c.set('body', body)
    return next()
  })
}

/** It is an upper bound: separators may occur in texts too. */
function countFields(body: Buffer): number {
  return body.toString('latin1').split(/&|\r\n--/, limits.maxFields + 1).length
}
