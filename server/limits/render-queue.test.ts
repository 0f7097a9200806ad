import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createRenderQueue } from './render-queue.ts'

const LIMITS = { maxWaitMs: 1_000, maxTurnsBefore: 20, maxActive: 4 }

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

test('networks have their turns one after the other; the crowd of one waits for itself', async () => {
  const queue = createRenderQueue(LIMITS)
  const events: string[] = []
  const work = (network: string) => queue.run(100, async () => void events.push(network), network)
  const crowd = Array.from({ length: 20 }, () => work('a'))
  expect(work('a')).toBeNull()
  await nextTurn()
  await Promise.all([work('b'), work('c'), work('b')])
  expect(events.join('')).toBe('aabcab')
  await Promise.all(crowd)
  expect(events.filter((network) => network === 'a')).toHaveLength(20)
  expect(await queue.run(100, async () => 'done', 'a')).toBe('done')
})

test('networks that wait share the places', async () => {
  const queue = createRenderQueue(LIMITS)
  const works = ['a', 'b', 'c', 'd'].map((network) => queue.run(1, async () => {}, network))
  for (let i = 0; i < 4; i++) works.push(queue.run(1, async () => {}, 'a'))
  expect(queue.run(1, async () => {}, 'a')).toBeNull()
  expect(works).not.toContain(null)
  await Promise.all(works)
})

test('when a network has waited too long for its next turn, whatever the costs say, nothing more is queued', async () => {
  let nowMs = 0
  const queue = createRenderQueue(LIMITS, () => nowMs)
  const work = async () => {
    nowMs += 900
  }
  const crowd = [1, 2, 3].map(() => queue.run(1, work, 'a'))
  await nextTurn()
  await nextTurn()
  expect(nowMs).toBe(1_800)
  expect(await queue.run(1, async () => 'done')).toBe('done')
  await Promise.all(crowd)

  const first = queue.run(1, async () => 'done', 'a')
  nowMs += 1_000
  expect(queue.run(1, async () => 'done', 'a')).not.toBeNull()
  expect(queue.run(1, async () => 'done')).toBeNull()
  expect(await first).toBe('done')
})

test('work that waits for something else blocks no other until there is too much of it', async () => {
  const queue = createRenderQueue(LIMITS)
  const { promise: finished, resolve: finish } = Promise.withResolvers<void>()
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
