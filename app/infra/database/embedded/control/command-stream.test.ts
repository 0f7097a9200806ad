import { Writable } from 'node:stream'
import { expect, test } from 'vitest'
import { streamedOutput } from './command-stream.server.ts'

test('however fast the reader is, others have their turn during a long answer', async () => {
  const fastReader = new Writable({
    highWaterMark: 1_000,
    write: (_chunk, _encoding, written) => process.nextTick(written),
  })
  const { print } = streamedOutput(fastReader, new AbortController().signal)
  let isOthersTurn = false
  setImmediate(() => {
    isOthersTurn = true
  })
  for (let line = 0; line < 1_000; line++) await print('x'.repeat(100))
  expect(isOthersTurn).toBe(true)
})
