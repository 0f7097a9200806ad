import { expect, test } from 'vitest'
import { SKIPPED } from './checked-row.ts'
import { readRows } from './source-rows.server.ts'

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

test('a row is read once, by its id; one whose id is no short text is named by its position', async () => {
  const seen = new Set<string>()
  const read = (pageNumber: number, rows: { id: unknown }[]) =>
    readRows({ pageNumber, rows, idField: 'id', seen }, () => 'is refused')

  const { rejected } = await read(1, [{ id: 7 }, { id: '7' }, { id: 'Vardas Pavardė' }])
  expect(rejected.map(({ row }) => row)).toEqual(['7', 'page 1, row 3'])
  expect((await read(2, [{ id: 7 }])).rejected).toEqual([])
})
