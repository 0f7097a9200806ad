import { afterAll, beforeEach, expect, test } from 'vitest'
import { startJsonServer } from '#tests/support/notice-servers/lies.ts'
import { FAST_TIMINGS, readSource } from '#tests/support/notice-servers/read-source.ts'
import { createRegionaiSource } from './regionai-source.server.ts'

const DAY = { from: '2026-11-20', to: '2026-11-20' }
const row = (i: number) => ({
  id: `R-${i}`,
  title: `Langų plovimas ${i}`,
  buyer: 'Saulėkrantės gimnazija',
  published: DAY.from,
  deadline: '2026-12-10 10:00:00',
  cpv: ['90911300-9'],
})
let rows: object[] = []
let announced = 0
const server = await startJsonServer(({ page, size }) => {
  const start = (Number(page) - 1) * Number(size)
  return { status: 200, json: { total: announced, items: rows.slice(start, start + Number(size)) } }
})
const source = createRegionaiSource({ url: server.url, timings: FAST_TIMINGS })

beforeEach(() => {
  rows = Array.from({ length: 250 }, (_, i) => row(i))
  announced = rows.length
  server.lie(null)
})
afterAll(() => server.stop())

test('a window is read page by page, with its total', async () => {
  const outcome = await readSource(source, DAY)
  expect(outcome).toMatchObject({ isComplete: true, announced: 250, rejected: [] })
  expect(outcome.notices).toHaveLength(250)
  expect(outcome.notices[0]).toMatchObject({ source: 'regionai', sourceId: 'R-0' })
})

test('a row without codes is rejected with its reason', async () => {
  rows[0] = { ...row(0), cpv: [] }
  expect((await readSource(source, DAY)).rejected).toEqual([
    { row: 'R-0', reason: 'cpv: must hold at least one CPV code' },
  ])
})

test('503 for ever makes the window incomplete', async () => {
  server.lie({ type: 'status', status: 503 })
  expect((await readSource(source, DAY)).problem).toBe('Regionai answers 503, 4 times.')
})
