import { createMiddleware } from 'hono/factory'
import { uploads as limits } from '#config/limits.ts'
import { refuse } from '../http/refusal.ts'
import type { RequestEnv } from '../http/request-env.ts'

/**
 * Reads a submission completely, so that from here on nothing waits for its sender, and bounds what reading may cost:
 * the bodies that one network has in transit, and the fields of each.
 */
export function submissionBody() {
  // bounded: by the open connections
  const uploads = new Map<string, number>()

  async function readCounted(network: string | undefined, read: () => Promise<ArrayBuffer>) {
    if (network === undefined) return read()
    uploads.set(network, (uploads.get(network) ?? 0) + 1)
    try {
      return await read()
    } finally {
      const remaining = (uploads.get(network) ?? 1) - 1
      if (remaining > 0) uploads.set(network, remaining)
      else uploads.delete(network)
    }
  }

  return createMiddleware<RequestEnv>(async (c, next) => {
    if (c.req.method !== 'POST') return next()
    const network = c.get('networks').at(-1)
    if (network !== undefined && (uploads.get(network) ?? 0) >= limits.maxPerNetwork) {
      const retry = { 'Retry-After': String(limits.retrySeconds) }
      return refuse(c, 429, `Per daug užklausų. Bandykite dar kartą po ${limits.retrySeconds}\u00a0s.`, retry)
    }
    const body = await readCounted(network, () => c.req.arrayBuffer()).catch(() => null)
    // The sender has disconnected and reads no answer.
    if (body === null) return c.body(null, 400)
    if (countFields(body) > limits.maxFields) {
      return refuse(c, 413, 'Užklausos priimti negalime: joje per daug laukų.')
    }
    if (!(await isReadable(body, c.req.header('Content-Type') ?? ''))) {
      return refuse(c, 400, 'Užklausos perskaityti nepavyko: ji atkeliavo sugadinta.')
    }
    c.set('body', body)
    return next()
  })
}

/** An upper bound: separators may occur in texts too. */
function countFields(body: ArrayBuffer): number {
  return Buffer.from(body)
    .toString('latin1')
    .split(/&|\r\n--/).length
}

/** Any text is a URL-encoded form; multipart data can be broken. */
async function isReadable(body: ArrayBuffer, type: string): Promise<boolean> {
  if (!type.toLowerCase().includes('multipart/form-data')) return true
  try {
    await new Response(body, { headers: { 'Content-Type': type } }).formData()
    return true
  } catch {
    return false
  }
}
