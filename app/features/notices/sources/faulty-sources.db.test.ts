import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createLog } from '#app/infra/observability/log.server.ts'
import { noticeIngests, notices } from '#db/schema/notices.ts'
import { type CvpisContent, startCvpisServer } from '#tests/support/notice-servers/cvpis-server.ts'
import { generateNotices } from '#tests/support/notice-servers/generate-notices.ts'
import type { Row } from '#tests/support/notice-servers/notice-shapes.ts'
import { FAST_TIMINGS } from '#tests/support/notice-servers/read-source.ts'
import { startTedServer, type TedContent } from '#tests/support/notice-servers/ted-server.ts'
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
  const days = (field: string, day: string) => (rows: Row[]) =>
    rows.map((row, i) => (i % 3 === 0 ? { ...row, [field]: day } : row))

  test.each<[string, Partial<TedContent>, RegExp]>([
    ['an empty reply on a working day', { notices: [] }, /no notice since .+: every two working days/],
    ['fewer notices than announced', { notices: written.slice(0, 80), announced: 120 }, /120.*80/],
    ['corrupt days', { change: days('publication-date', '0201-11-20') }, /rows were rejected/],
  ])('TED: %s', async (_what, content, problem) => {
    tedServer.serve({ notices: written, ...content })
    await expectReported(ted, problem)
  })

  test.each<[string, Partial<CvpisContent>, RegExp]>([
    ['no notice of these days', { notices: generateNotices(3, WINDOW.from) }, /every two working days/],
    ['corrupt days', { change: days('datePublished', '14-11-0201') }, /rows were rejected/],
    ['another shape', { shape: (rows) => ({ rows }) }, /unexpected format/],
  ])('CVP IS: %s', async (_what, content, problem) => {
    cvpisServer.serve({ notices: written, ...content })
    await expectReported(cvpis, problem)
  })
})

async function expectReported(source: NoticeSource, problem: RegExp): Promise<void> {
  expect(await run(source)).toMatchObject({ problem: expect.stringMatching(problem) })
  expect((await db.select().from(noticeIngests)).at(-1)).toMatchObject({ is_complete: false })
  expect(lines.at(-1)).toMatchObject({ msg: 'notices were not read completely', source: source.id })
  const titles = new Set(written.map(({ title }) => title))
  const stored = await db.select().from(notices)
  expect(stored.filter(({ title }) => !titles.has(title))).toEqual([])
}
