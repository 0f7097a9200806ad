import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createLog } from '#app/infra/observability/log.server.ts'
import { noticeIngests, notices } from '#db/schema/notices.ts'
import { type CvpisContent, startCvpisServer } from '#tests/support/notice-servers/cvpis-server.ts'
import type { HttpFault } from '#tests/support/notice-servers/faulty-json-server.ts'
import { generateNotices } from '#tests/support/notice-servers/generate-notices.ts'
import type { Row } from '#tests/support/notice-servers/notice-shapes.ts'
import { FAST_TIMINGS } from '#tests/support/notice-servers/read-source.ts'
import { startTedServer, type TedContent } from '#tests/support/notice-servers/ted-server.ts'
import type { TestNotice } from '#tests/support/notice-servers/test-notice.ts'
import { workingDayAgo } from '#tests/support/source-notices.ts'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { ingest } from '../ingest/ingest.server.ts'
import type { NoticeSource } from '../source.ts'
import { SOURCE_IDS } from '../source-notice.ts'
import { readShownNotices } from '../store/read-notices.server.ts'
import { createCvpisSource } from './cvpis-source.server.ts'
import { createTedSource } from './ted-source.server.ts'

const database = await openTestDatabase()
const { db } = database
const day = workingDayAgo()
// A source may be silent for one working day, so the window has several.
const WINDOW = { from: workingDayAgo(3), to: day }
const written = generateNotices(120, day)
const tedServer = await startTedServer({ notices: written })
const cvpisServer = await startCvpisServer({ notices: written })
const ted = createTedSource({ url: tedServer.url, timings: FAST_TIMINGS })
const cvpis = createCvpisSource({ ...cvpisServer, timings: FAST_TIMINGS })
const lines: Record<string, unknown>[] = []
const log = createLog('info', { write: (line) => void lines.push(JSON.parse(line)) })

beforeEach(async () => {
  await db.delete(notices)
  await db.delete(noticeIngests)
  tedServer.serve({ notices: written })
  cvpisServer.serve({ notices: written })
  tedServer.misbehave(null)
  cvpisServer.misbehave(null)
  lines.length = 0
})

afterAll(async () => {
  await tedServer.stop()
  await cvpisServer.stop()
})

function run(source: NoticeSource) {
  return ingest({ ...database, log, stopping: new AbortController().signal }, source, WINDOW)
}

test('a day of 120 notices of each source is stored once after one run, and shown once where both have it', async () => {
  expect(await run(ted)).toMatchObject({ new: 120, problem: null })
  expect(await run(cvpis)).toMatchObject({ new: 120, problem: null })
  expect(await run(ted)).toMatchObject({ new: 0, changed: 0, problem: null })

  const withDeadline = written.filter(({ deadlineOn }) => deadlineOn !== null).length
  expect(await db.select().from(notices)).toHaveLength(240)
  const shown = await readShownNotices(db, SOURCE_IDS, day, Temporal.Now.instant())
  expect(shown.length).toBeLessThanOrEqual(240 - withDeadline)
})

describe('a faulty reply ends in an incomplete window, a clear log line and no wrong notice', () => {
  const everyThird = (fields: Row) => (rows: Row[]) =>
    rows.map((row, i) => (i % 3 === 0 ? { ...row, ...fields } : row))
  const tedFaults: [string, Partial<TedContent>, HttpFault | null, RegExp][] = [
    ['500 for ever', {}, { type: 'status', status: 500 }, /TED answers 500, 4 times/],
    [
      'empty on a working day',
      { notices: [] },
      null,
      /no notice since .+: every two working days should have some/,
    ],
    ['120 announced, 80 given', { notices: written.slice(0, 80), announced: 120 }, null, /120.*80/],
    ['the same page for ever', { notices: generateNotices(620, day), samePage: true }, null, /620.*250/],
    [
      'corrupt days',
      { change: everyThird({ 'publication-date': '0201-11-20' }) },
      null,
      /rows were rejected/,
    ],
    ['another shape', { change: everyThird({ 'notice-title': 'tekstas' }) }, null, /rows were rejected/],
  ]

  test.each(tedFaults)('TED: %s', async (_what, content, fault, problem) => {
    tedServer.serve({ notices: written, ...content })
    tedServer.misbehave(fault)

    expect(await run(ted)).toMatchObject({ problem: expect.stringMatching(problem) })

    await expectReported('ted', problem)
    await expectNothingWrong('ted', content.notices ?? written)
  })

  const cvpisFaults: [string, Partial<CvpisContent>, HttpFault | null, RegExp][] = [
    ['500 for ever', {}, { type: 'status', status: 500 }, /CVP IS answers 500, 4 times/],
    ['empty', { notices: [] }, null, /gives an empty export/],
    [
      'the same page for ever',
      { notices: generateNotices(800, day), samePage: true },
      null,
      /the same page again/,
    ],
    ['corrupt days', { change: everyThird({ datePublished: '14-11-0201' }) }, null, /rows were rejected/],
    ['another shape', { shape: (rows) => ({ rows }) }, null, /unexpected format/],
  ]

  test.each(cvpisFaults)('CVP IS: %s', async (_what, content, fault, problem) => {
    cvpisServer.serve({ notices: written, ...content })
    cvpisServer.misbehave(fault)

    expect(await run(cvpis)).toMatchObject({ problem: expect.stringMatching(problem) })

    await expectReported('cvpis', problem)
    await expectNothingWrong('cvpis', content.notices ?? written)
  })
})

async function expectReported(source: 'ted' | 'cvpis', problem: RegExp): Promise<void> {
  expect((await db.select().from(noticeIngests)).at(-1)).toMatchObject({ is_complete: false })
  const line = { msg: 'notices were not read completely', source, problem: expect.stringMatching(problem) }
  expect(lines).toContainEqual(expect.objectContaining(line))
}

async function expectNothingWrong(source: 'ted' | 'cvpis', content: readonly TestNotice[]): Promise<void> {
  const idOf = ({ tedNumber, cvpisId }: TestNotice) => (source === 'ted' ? tedNumber : String(cvpisId))
  const titles = new Map(content.map((notice) => [idOf(notice), notice.title]))
  const stored = await db.select().from(notices)
  expect(stored.filter(({ source_id, title }) => titles.get(source_id) !== title)).toEqual([])
}

test.each([
  ['TED', ted, () => tedServer.serve({ notices: [] })],
  ['CVP IS', cvpis, () => cvpisServer.serve({ notices: generateNotices(3, WINDOW.from) })],
])(
  'an ingest of %s that falls silent after a complete one is incomplete',
  async (_name, source, fallSilent) => {
    expect(await run(source)).toMatchObject({ new: 120, problem: null })
    fallSilent()

    expect(await run(source)).toMatchObject({
      problem: expect.stringContaining('every two working days should have some'),
    })
    expect(await db.$count(notices)).toBeGreaterThanOrEqual(120)
  },
)

test('corrupt deadlines, a value of zero and titles of ten thousand letters are stored as missing or cut', async () => {
  const longTitle = `<b>Stogo</b> remontas ${'labai ilgas pavadinimas '.repeat(430)}`
  cvpisServer.serve({
    notices: written,
    change: (rows) =>
      rows.map((row) => ({
        ...row,
        title: `${longTitle}${row.id}`,
        tenderSubmissionDeadline: '20-12-20255 10:00:00',
        estimatedValue: '0,00',
      })),
  })

  expect(await run(cvpis)).toMatchObject({ new: 120, rejected: 0, problem: null })
  for (const { title, deadline_at, value } of await db.select().from(notices)) {
    expect(title).toMatch(/^Stogo remontas labai ilgas .{200,480}…$/)
    expect({ deadline_at, value }).toEqual({ deadline_at: null, value: null })
  }
})
