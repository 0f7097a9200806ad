import { expect, test, vi } from 'vitest'
import { batchedOutput, createLog } from './log.server.ts'

/** A log, and what has been written of it, one text for each time. */
function startLog() {
  const writes: string[] = []
  const output = {
    write: (lines: string) => writes.push(lines) > 0,
    flushSync: () => writes.push('flushed'),
  }
  return { log: createLog('info', batchedOutput(output)), writes }
}

test('lines are written together, in their order', async () => {
  const { log, writes } = startLog()
  for (const text of ['first', 'second', 'third']) log.info(text)
  expect(writes).toEqual([])
  await vi.waitUntil(() => writes.length > 0)
  expect(messagesOf(writes)).toEqual([['first', 'second', 'third']])
})

test.each(['warn', 'error', 'fatal'] as const)(
  'a line of the level %s is written at once, after what waits',
  (level) => {
    const { log, writes } = startLog()
    log.info('before')
    log[level]('serious')
    expect(messagesOf(writes)).toEqual([['before', 'serious']])
    log.info('after')
    expect(writes).toHaveLength(1)
  },
)

test('a flush writes what waits, and so does the end of the process', () => {
  const listeners = process.listeners('exit')
  const { log, writes } = startLog()
  log.info('flushed line')
  log.flush()
  expect(messagesOf(writes)).toEqual([['flushed line']])

  log.info('last line')
  const [atExit] = process.listeners('exit').filter((listener) => !listeners.includes(listener))
  atExit?.(0)
  expect(messagesOf(writes.slice(1, 2))).toEqual([['last line']])
  expect(writes[2]).toBe('flushed')
})

function messagesOf(texts: readonly string[]): string[][] {
  return texts.map((text) =>
    text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line).msg),
  )
}
