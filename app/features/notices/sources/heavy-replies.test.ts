import { afterAll, expect, test } from 'vitest'
import { startCvpisServer } from '#tests/support/notice-servers/cvpis-server.ts'
import { generateNotices } from '#tests/support/notice-servers/generate-notices.ts'
import { FAST_TIMINGS, readSource } from '#tests/support/notice-servers/read-source.ts'
import { startTedServer } from '#tests/support/notice-servers/ted-server.ts'
import { createCvpisSource } from './cvpis-source.server.ts'
import { createTedSource } from './ted-source.server.ts'

const DAY = { from: '2026-11-20', to: '2026-11-20' }
const notices = generateNotices(250, DAY.from)
const tedServer = await startTedServer({ notices })
const cvpisServer = await startCvpisServer({ notices })
const ted = createTedSource({ url: tedServer.url, timings: FAST_TIMINGS })
const cvpis = createCvpisSource({ ...cvpisServer, timings: FAST_TIMINGS })

afterAll(async () => {
  await tedServer.stop()
  await cvpisServer.stop()
})

test.each([
  ['lists', '[]'],
  ['objects', '{}'],
  ['numbers', '0'],
])('a reply of 400,000 %s is refused in one sentence that names the source', async (_what, value) => {
  const text = `[${Array(400_000).fill(value).join(',')}]`
  tedServer.misbehave({ type: 'text', text })
  cvpisServer.misbehave({ type: 'text', text })

  const sentence = 'answers with more than 300000 values, which no page of notices has.'
  expect((await readSource(ted, DAY)).problem).toBe(`TED ${sentence}`)
  expect((await readSource(cvpis, DAY)).problem).toBe(`CVP IS ${sentence}`)
})

test('a reply of deeply nested lists is refused like any in another format', async () => {
  tedServer.misbehave({
    type: 'text',
    text: `{"notices":[{"x":${'['.repeat(50_000)}${']'.repeat(50_000)}}]}`,
  })
  expect((await readSource(ted, DAY)).problem).toBe(
    'TED answers in an unexpected format: totalNoticeCount: is missing.',
  )
})

test('a page in all languages of the Union, with ten lots in each purchase, is read', async () => {
  tedServer.misbehave(null)
  const languages = Array.from({ length: 24 }, (_, i) => `l${i}`)
  const multilingual = (text: string) => Object.fromEntries(languages.map((name) => [name, [text]]))
  const lots = (text: string) => Array.from({ length: 10 }, () => text)
  const wide = {
    'notice-title': multilingual('Stogo remontas'),
    'buyer-name': multilingual('Pavyzdinė gimnazija'),
    'winner-name': Object.fromEntries(languages.map((name) => [name, lots('UAB „Pavyzdys“')])),
    'classification-cpv': lots('45000000'),
    'deadline-receipt-tender-date-lot': lots('2026-12-10+02:00'),
  }
  tedServer.serve({ notices, change: (rows) => rows.map((row) => ({ ...row, ...wide })) })

  expect(await readSource(ted, DAY)).toMatchObject({ isComplete: true, announced: 250, rejected: [] })
})
