import { Hono } from 'hono'
import { beforeEach, expect, test } from 'vitest'
import { requestBodies } from '#config/limits.ts'
import { clientNetworks } from '../http/client-networks.ts'
import type { RequestEnv } from '../http/request-env.ts'
import { submissionBody } from './submission-body.ts'

let app: Hono<RequestEnv>
let arrived: string[]
beforeEach(() => {
  arrived = []
  app = new Hono<RequestEnv>()
  app.use(clientNetworks(1), submissionBody())
  app.all('*', (c) => {
    arrived.push(new TextDecoder().decode(c.get('body')))
    return c.text('taken')
  })
})

function send(body: BodyInit, address = '203.0.113.7', type = 'application/x-www-form-urlencoded') {
  const headers = { 'X-Forwarded-For': address, 'Content-Type': type }
  return app.request('/uzklausa', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
}

/** A body of which nothing has come yet. */
function openUpload() {
  let controller: ReadableStreamDefaultController | undefined
  const stream = new ReadableStream({
    start(theController) {
      controller = theController
    },
  })
  return {
    stream,
    finish(text: string) {
      controller?.enqueue(new TextEncoder().encode(text))
      controller?.close()
    },
    breakOff: () => controller?.error(new Error('gone')),
  }
}

test('a submission is passed on when it has arrived completely', async () => {
  const upload = openUpload()
  const response = send(upload.stream)
  await new Promise(setImmediate)
  expect(arrived).toEqual([])

  upload.finish('name=Ona')

  expect((await response).status).toBe(200)
  expect(arrived).toEqual(['name=Ona'])
})

test('a submission whose sender disconnects is not passed on', async () => {
  const upload = openUpload()
  const response = send(upload.stream)
  upload.breakOff()
  expect((await response).status).toBe(400)
  expect(arrived).toEqual([])
})

test('the submissions in transit are limited per network; finished ones no longer count, and others are not refused', async () => {
  const open = Array.from({ length: requestBodies.maxPerNetwork }, openUpload)
  const answers = open.map(({ stream }) => send(stream))
  const refused = await send('name=Ona')
  expect(refused.status).toBe(429)
  expect(refused.headers.get('Retry-After')).toBe(String(requestBodies.retrySeconds))
  expect((await send('name=Ona', '203.0.113.8')).status).toBe(200)

  for (const upload of open) upload.finish('name=Jonas')
  await Promise.all(answers)
  expect((await send('name=Ona')).status).toBe(200)
})

test.each([
  ['URL-encoded', 'a&'.repeat(1_000), 'application/x-www-form-urlencoded'],
  ['multipart', '--x\r\n\r\n'.repeat(1_000), 'multipart/form-data; boundary=x'],
])('a %s form of a thousand fields is not read', async (_, body, type) => {
  expect((await send(body, undefined, type)).status).toBe(413)
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
