import { afterAll, expect, test } from 'vitest'
import { createLog } from '#app/infra/observability/log.server.ts'
import { startCvpisServer } from '#tests/support/notice-servers/cvpis-server.ts'
import { generateNotices } from '#tests/support/notice-servers/generate-notices.ts'
import type { Row } from '#tests/support/notice-servers/notice-shapes.ts'
import { FAST_TIMINGS } from '#tests/support/notice-servers/read-source.ts'
import { startTedServer } from '#tests/support/notice-servers/ted-server.ts'
import { workingDayAgo } from '#tests/support/source-notices.ts'
import type { NoticeSource } from '../source.ts'
import { createCvpisSource } from '../sources/cvpis-source.server.ts'
import { createTedSource } from '../sources/ted-source.server.ts'
import { checkSource } from './check-source.server.ts'

const notices = generateNotices(300, workingDayAgo())
const tedServer = await startTedServer({ notices })
const cvpisServer = await startCvpisServer({ notices })
const ted = createTedSource({ url: tedServer.url, timings: FAST_TIMINGS })
const cvpis = createCvpisSource({ ...cvpisServer, timings: FAST_TIMINGS })

afterAll(async () => {
  await tedServer.stop()
  await cvpisServer.stop()
})

function check(source: NoticeSource) {
  const context = { signal: new AbortController().signal, log: createLog('silent') }
  return checkSource(source, { ...context, now: Temporal.Now.instant() })
}

test('one question tells the shape of TED’s reply, and nothing of what buyers wrote', async () => {
  const found = await check(ted)

  expect(tedServer.requests).toHaveLength(1)
  expect(found).toMatchObject({ rows: { read: 250 }, unexpected: ['links'] })
  expect(found?.reply).toContain('notices, totalNoticeCount')
  expect(found?.shapes['publication-date']).toEqual({ '9999-99-99+99:99': 250 })
  expect(Object.keys(found?.shapes['form-type'] ?? {})).toContain('competition')
  for (const { title } of notices) expect(JSON.stringify(found)).not.toContain(title)
})

test('fields of CVP IS that are gone or new are named, and why its rows are refused', async () => {
  const rename = ({ datePublished, ...row }: Row) => ({ ...row, published: datePublished })
  cvpisServer.serve({ notices, change: (rows) => rows.map(rename) })
  const found = await check(cvpis)

  expect(cvpisServer.requests).toHaveLength(1)
  expect(found?.rows).toEqual({ 'datePublished: is missing': 300 })
  expect(found?.missing).toContain('datePublished')
  expect(found?.unexpected).toContain('published')
})

test('a reply in another format is described, too', async () => {
  cvpisServer.serve({ notices, shape: (rows) => ({ page: 1, items: rows }) })
  expect(await check(cvpis)).toMatchObject({ reply: 'page, items', rows: { read: 300 } })
})
