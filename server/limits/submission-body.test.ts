import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import { requestBodies } from '#config/limits.ts'
import type { RequestEnv } from '../http/request-env.ts'
import { submissionBody } from './submission-body.ts'

let app: Hono<RequestEnv>
let arrived: string[]
beforeEach(() => {
  arrived = []
  app = new Hono<RequestEnv>()
  app.use(submissionBody())
  app.all('*', (c) => {
    arrived.push(new TextDecoder().decode(c.get('body')))
    return c.text('taken')
  })
})

function send(body: BodyInit, type = 'application/x-www-form-urlencoded') {
  const headers = { 'Content-Type': type }
  return app.request('/uzklausa', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
}

test('a submission is passed on when it has arrived completely', async () => {
  const { readable, writable } = new TextEncoderStream()
  const response = send(readable)
  await new Promise(setImmediate)
  expect(arrived).toEqual([])

  const writer = writable.getWriter()
  await writer.write('name=Ona')
  await writer.close()

  expect((await response).status).toBe(200)
  expect(arrived).toEqual(['name=Ona'])
})

test('a submission whose sender disconnects is not passed on', async () => {
  const { readable, writable } = new TextEncoderStream()
  const response = send(readable)
  await writable.abort(new Error('gone'))
  expect((await response).status).toBe(400)
  expect(arrived).toEqual([])
})

test.each([
  ['URL-encoded', 'a&'.repeat(1_000), 'application/x-www-form-urlencoded'],
  ['multipart', '--x\r\n\r\n'.repeat(1_000), 'multipart/form-data; boundary=x'],
])('a %s form of a thousand fields is not read', async (_, body, type) => {
  expect((await send(body, type)).status).toBe(413)
})

test.each([
  ['longer than 64 KB', () => openBody('x'.repeat(1_000), requestBodies.maxBytes / 1_000 + 1)],
  ['in more chunks than any browser makes', () => openBody('x', requestBodies.maxChunks + 1)],
])('a body %s is refused before its end has arrived', async (_, body) => {
  expect((await send(body())).status).toBe(413)
  expect(arrived).toEqual([])
})

/** A body that never ends, after this many chunks. */
function openBody(chunk: string, count: number): ReadableStream {
  const bytes = new TextEncoder().encode(chunk)
  return new ReadableStream({
    start(controller) {
      for (let i = 0; i < count; i++) controller.enqueue(bytes)
    },
  })
}
