import { createMiddleware } from 'hono/factory'
import { requestBodies as limits } from '#config/limits.ts'
import { refuse } from '../http/refusal.ts'
import type { RequestEnv } from '../http/request-env.ts'

type ReadResult = Buffer<ArrayBuffer> | 'too long' | 'aborted'

/** From here on nothing waits for the sender. */
export function submissionBody() {
  return createMiddleware<RequestEnv>(async (c, next) => {
    if (c.req.method !== 'POST') return next()
    const body = await readBody(c.req.raw.body)
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
