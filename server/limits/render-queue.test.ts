import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createRenderQueue } from './render-queue.ts'

const LIMITS = { maxWaitMs: 1_000, maxMsPerNetwork: 300, maxActive: 4 }

test('work begins one piece per turn, oldest first, so that other things happen in between', async () => {
  const queue = createRenderQueue(LIMITS)
  const events: string[] = []
  const works = ['a', 'b', 'c'].map((name) => queue.run(10, async () => void events.push(name)))
  for (let turn = 0; turn < 3; turn++) {
    await nextTurn()
    events.push('turn')
  }
  await Promise.all(works)
  expect(events).toEqual(['a', 'turn', 'b', 'turn', 'c', 'turn'])
})

test('work that would wait too long, by the costs before it, is refused at once', async () => {
  const queue = createRenderQueue(LIMITS)
  const works = Array.from({ length: 10 }, () => queue.run(100, async () => 'done'))
  let isDone = false
  expect(queue.run(1, async () => (isDone = true))).toBeNull()
  expect(await Promise.all(works)).toEqual(works.map(() => 'done'))
  expect(isDone).toBe(false)
  expect(await queue.run(1, async () => 'done')).toBe('done')
})

test('one network cannot fill the queue', async () => {
  const queue = createRenderQueue(LIMITS)
  const works = Array.from({ length: 3 }, () => queue.run(100, async () => 'done', 'a'))
  expect(queue.run(1, async () => 'done', 'a')).toBeNull()
  expect(await queue.run(100, async () => 'done', 'b')).toBe('done')
  await Promise.all(works)
  expect(await queue.run(1, async () => 'done', 'a')).toBe('done')
})

test('when the oldest has waited too long, whatever the costs say, nothing more is queued', async () => {
  let nowMs = 0
  const queue = createRenderQueue(LIMITS, () => nowMs)
  const first = queue.run(1, async () => 'done')
  nowMs = 1_000
  expect(queue.run(1, async () => 'done')).toBeNull()
  expect(await first).toBe('done')
})

test('work that waits for something else blocks no other until there is too much of it', async () => {
  const queue = createRenderQueue(LIMITS)
  let finish = () => {}
  const finished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const stuck = Array.from({ length: 3 }, () => queue.run(1, () => finished))
  expect(await queue.run(1, async () => 'done')).toBe('done')

  const fourth = queue.run(1, () => finished)
  let isDone = false
  const fifth = queue.run(1, async () => (isDone = true))
  await nextTurn()
  await nextTurn()
  expect(isDone).toBe(false)
  finish()
  await Promise.all([...stuck, fourth, fifth])
  expect(isDone).toBe(true)
})

test('work that fails rejects with its error and frees its place', async () => {
  const queue = createRenderQueue({ ...LIMITS, maxActive: 1 })
  await expect(queue.run(1, async () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await queue.run(1, async () => 'done')).toBe('done')
})
