import { afterAll, describe, expect, test } from 'vitest'
import { type CvpisContent, startCvpisServer } from '#tests/support/notice-servers/cvpis-server.ts'
import type { HttpFault } from '#tests/support/notice-servers/faulty-json-server.ts'
import { fixtureNotices } from '#tests/support/notice-servers/fixture-notices.ts'
import { generateNotices } from '#tests/support/notice-servers/generate-notices.ts'
import type { Row } from '#tests/support/notice-servers/notice-shapes.ts'
import { FAST_TIMINGS, readSource } from '#tests/support/notice-servers/read-source.ts'
import { createCvpisSource } from './cvpis-source.server.ts'

const DAY = { from: '2026-11-20', to: '2026-11-20' }
const notices = generateNotices(120, DAY.from)
const server = await startCvpisServer({ notices })
const options = { url: server.url, apiKey: server.apiKey }
const source = createCvpisSource({ ...options, timings: FAST_TIMINGS })
const expectedIds = notices.map(({ cvpisId }) => String(cvpisId)).sort()

afterAll(() => server.stop())

function read(content: Partial<CvpisContent> = {}, fault: HttpFault | null = null, window = DAY) {
  server.serve({ notices, ...content })
  server.misbehave(fault)
  return readSource(source, window)
}

const idsOf = (found: readonly { source_id: string }[]) => found.map(({ source_id }) => source_id).sort()
const toRowId = ({ cvpisId }: { cvpisId: number }) => ({ source_id: String(cvpisId) })
const changeRow = (index: number, fields: Row) => (rows: Row[]) =>
  rows.map((row, i) => (i === index ? { ...row, ...fields } : row))

describe('the export', () => {
  test('of one short page is read whole, and confirmed by one page more', async () => {
    const before = server.requests.length
    const outcome = await read()

    expect(outcome).toMatchObject({ isComplete: true, problem: null, rejected: [] })
    expect(idsOf(outcome.notices)).toEqual(expectedIds)
    expect(server.requests.slice(before).map(({ body }) => body.pageNum)).toEqual([1, 2, 1])
  })

  test('in no order is read to its end', async () => {
    const older = ['2026-11-17', '2026-11-19', '2026-11-18'].flatMap((day) => generateNotices(700, day))
    const mixed = [...older, ...notices].toSorted((a, b) => (a.cvpisId % 7) - (b.cvpisId % 7))
    const outcome = await read({ notices: mixed })

    expect(outcome.isComplete).toBe(true)
    expect(outcome.notices).toHaveLength(mixed.length)
  })

  test('whose newest rows come neither first nor last is read to its end', async () => {
    const month = { from: '2026-10-21', to: DAY.to }
    const ended = [...generateNotices(600, '2026-10-30'), ...generateNotices(1_200, '2026-10-20')]
    const outcome = await read({ notices: [...ended, ...notices] }, null, month)

    expect(idsOf(outcome.notices)).toEqual(expect.arrayContaining(expectedIds))
  })

  test('that ends with a full page ends with the empty one after it', async () => {
    const outcome = await read({ notices: generateNotices(1000, DAY.from) })
    expect(outcome).toMatchObject({ isComplete: true })
    expect(outcome.notices).toHaveLength(1000)
  })

  test('carries its key in a header, and nothing of it in messages', async () => {
    await read()
    expect(server.requests.at(-1)?.headers.apikey).toBe(server.apiKey)
    const stranger = createCvpisSource({ url: server.url, apiKey: 'wrong-key-1234', timings: FAST_TIMINGS })
    const outcome = await readSource(stranger, DAY)
    expect(outcome.problem).toBe('CVP IS answers 401. It may not know the key.')
    expect(JSON.stringify(outcome)).not.toContain('wrong-key-1234')
  })
})

describe('an export of 92 pages', () => {
  const month = { from: '2026-10-21', to: DAY.to }
  const year = Array.from({ length: 364 }, (_, days) =>
    generateNotices(124, Temporal.PlainDate.from(DAY.to).subtract({ days }).toString()),
  ).flat()
  const shown = idsOf(year.filter(({ publishedOn }) => publishedOn >= month.from).map(toRowId))

  test.each([
    ['newest first', year],
    ['oldest first', year.toReversed()],
  ])('that comes %s takes few requests, though days in it are corrupt', async (_order, ordered) => {
    const [first = notices[0], , second] = year
    const corrupt = new Set([
      first?.cvpisId,
      second?.cvpisId,
      ...year.filter((_, i) => i % 100 === 50).map(({ cvpisId }) => cvpisId),
    ])
    const change = (rows: Row[]) =>
      rows.map((row) => (corrupt.has(Number(row.id)) ? { ...row, datePublished: '14-11-0201' } : row))
    const countOf = async () => {
      const before = server.requests.length
      const outcome = await read({ notices: ordered, change }, null, month)
      expect(idsOf(outcome.notices)).toEqual(
        expect.arrayContaining(shown.filter((id) => !corrupt.has(Number(id)))),
      )
      expect(outcome).toMatchObject({ isComplete: true })
      expect(outcome.notices.length).toBeLessThan(15_000)
      return server.requests.length - before
    }
    expect(await countOf()).toBeLessThanOrEqual(30)
    // The last page is known now.
    expect(await countOf()).toBeLessThanOrEqual(14)
  })
})

test('real notices keep what buyers wrote, without contacts', async () => {
  const outcome = await read({ notices: fixtureNotices }, null, { from: '2018-01-01', to: '2026-12-31' })
  expect(outcome).toMatchObject({ isComplete: true, rejected: [] })
  expect(outcome.notices.map(({ title }) => title)).toEqual(fixtureNotices.map(({ title }) => title))
  expect(JSON.stringify(outcome)).not.toMatch(/@|Kontaktas|\+370/)
})

test('a row that is not a notice is rejected with its reason, the others are accepted', async () => {
  const outcome = await read({ change: changeRow(0, { caName: 7 }) })
  expect(outcome.rejected).toEqual([{ row: String(notices[0]?.cvpisId), reason: 'caName: must be string' }])
  expect(outcome.notices).toHaveLength(119)
})

test('a notice listed twice is given once; changed meanwhile, it is given as it is now', async () => {
  const outcome = await read({ notices: [...notices, ...notices.slice(0, 30)] })
  expect(idsOf(outcome.notices)).toEqual(expectedIds)

  const changed = await read({ change: changeRow(0, { title: 'Pakeistas pavadinimas' }) })
  expect(changed.notices[0]).toMatchObject({
    source_id: String(notices[0]?.cvpisId),
    title: 'Pakeistas pavadinimas',
  })
})

describe('a faulty reply never makes a complete window or a wrong notice', () => {
  test.each<[string, Partial<CvpisContent> | HttpFault, RegExp]>([
    ['503 for ever', { type: 'status', status: 503 }, /answers 503, 4 times/],
    ['half replies', { type: 'half' }, /not JSON/],
    ['an endless reply', { type: 'huge', bytes: 20_000_000 }, /more than 8000000 bytes/],
    ['an empty export', { notices: [] }, /gives an empty export/],
    [
      'the same page for ever',
      { notices: generateNotices(800, DAY.from), samePage: true },
      /same page again/,
    ],
    ['shorter pages than asked for', { maxPageSize: 100 }, /shorter than the 500 rows/],
    ['an object instead of a list', { shape: (rows) => ({ rows }) }, /unexpected format/],
    ['a list of texts', { shape: () => ['a', 'b'] }, /unexpected format/],
    ['endless rows', { shape: () => Array.from({ length: 2_001 }, () => ({})) }, /unexpected format/],
  ])('%s', async (_what, faulty, problem) => {
    const content = 'type' in faulty ? {} : faulty
    const outcome = await read(content, 'type' in faulty ? faulty : null)

    expect(outcome.isComplete).toBe(false)
    expect(outcome.problem).toMatch(problem)
    const known = new Set((content.notices ?? notices).map(({ cvpisId }) => String(cvpisId)))
    expect(idsOf(outcome.notices).filter((id) => !known.has(id))).toEqual([])
    expect(new Set(idsOf(outcome.notices)).size).toBe(outcome.notices.length)
  })
})
