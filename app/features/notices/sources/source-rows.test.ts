import { expect, test } from 'vitest'
import { inTurns, keyOfRow } from './source-rows.server.ts'

test('other work is done between the rows of a long answer', async () => {
  const rows = Array.from({ length: 500 }, (_, i) => i)
  const seen: [number, number][] = []
  let isOtherDone = false
  setImmediate(() => (isOtherDone = true))
  for await (const place of inTurns(rows)) seen.push(place)

  expect(isOtherDone).toBe(true)
  expect(seen).toEqual(rows.map((row) => [row, row]))
})

test('a row is known again by its id, and without a short one by all that it holds, in few characters', () => {
  const long = 'x'.repeat(1_000_000)
  const keys = [
    keyOfRow(7, { id: 7 }),
    keyOfRow(long, { id: long }),
    keyOfRow(long, { id: long, title: 'a' }),
  ]

  expect(keys[0]).toBe('7')
  expect(new Set(keys).size).toBe(3)
  expect(keyOfRow(long, { id: long })).toBe(keys[1])
  expect(keys.every((key) => key.length <= 64)).toBe(true)
})
