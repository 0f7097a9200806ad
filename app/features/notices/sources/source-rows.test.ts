import { expect, test } from 'vitest'
import { SKIPPED } from './checked-row.ts'
import { readRows, rowKey } from './source-rows.server.ts'

test('reading a long reply leaves time for other work between its rows', async () => {
  const rows = Array.from({ length: 500 }, (_, id) => ({ id }))
  const read: string[] = []
  let readBefore = rows.length
  setImmediate(() => (readBefore = read.length))
  await readRows({ pageNumber: 1, rows, idField: 'id', seen: new Set() }, ({ id }) => {
    read.push(String(id))
    return SKIPPED
  })

  expect(readBefore).toBeLessThan(rows.length)
  expect(read).toEqual(rows.map(({ id }) => String(id)))
})

test('a row is recognised by its id or, without a short one, by a few characters made of its whole content', () => {
  const long = 'x'.repeat(1_000_000)
  const keys = [rowKey(7, { id: 7 }), rowKey(long, { id: long }), rowKey(long, { id: long, title: 'a' })]

  expect(keys[0]).toBe('7')
  expect(new Set(keys).size).toBe(3)
  expect(rowKey(long, { id: long })).toBe(keys[1])
  expect(keys.every((key) => key.length <= 64)).toBe(true)
})
