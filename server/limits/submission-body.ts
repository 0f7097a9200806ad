import { createMiddleware } from 'hono/factory'
import { requestBodies as limits } from '#config/limits.ts'
import { refuse } from '../http/refusal.ts'
import type { RequestEnv } from '../http/request-env.ts'

type ReadResult = Buffer<ArrayBuffer> | 'too long' | 'aborted'

/** From here on nothing waits for the sender. */
export function submissionBody() {
  // bounded: by the open connections
  const bodiesInTransit = new Map<string, number>()

  async function readCounted(network: string | undefined, read: () => Promise<ReadResult>) {
    if (network === undefined) return read()
    bodiesInTransit.set(network, (bodiesInTransit.get(network) ?? 0) + 1)
    try {
      return await read()
    } finally {
      const remaining = (bodiesInTransit.get(network) ?? 1) - 1
      if (remaining > 0) bodiesInTransit.set(network, remaining)
      else bodiesInTransit.delete(network)
    }
  }

  return createMiddleware<RequestEnv>(async (c, next) => {
    if (c.req.method !== 'POST') return next()
    const network = c.get('networks').at(-1)
    if (network !== undefined && (bodiesInTransit.get(network) ?? 0) >= limits.maxPerNetwork) {
      const retry = { 'Retry-After': String(limits.retrySeconds) }
      return refuse(c, 429, `Per daug užklausų. Bandykite dar kartą po ${limits.retrySeconds}\u00a0s.`, retry)
    }
    const body = await readCounted(network, () => readBody(c.req.raw.body))
    if (body === 'aborted') return c.body(null, 400)
    if (body === 'too long') {
      return refuse(c, 413, 'Užklausa per ilga: telpa ne daugiau kaip 64\u00a0KB. Sutrumpinkite tekstą.')
    }
    if (countFields(body) > limits.maxFields) {
      return refuse(c, 413, 'Užklausos priimti negalime: joje per daug laukų.')
    }
    c.set('body', body)
    return next()
  })
}

async function readBody(stream: ReadableStream<Uint8Array> | null): Promise<ReadResult> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const chunk of stream ?? []) {
      bytes += chunk.byteLength
      if (bytes > limits.maxBytes || chunks.push(chunk) > limits.maxChunks) return 'too long'
    }
    return Buffer.concat(chunks)
  } catch {
    return 'aborted'
  }
}

/** It is an upper bound: separators may occur in texts too. */
function countFields(body: Buffer): number {
  return body.toString('latin1').split(/&|\r\n--/, limits.maxFields + 1).length
}
