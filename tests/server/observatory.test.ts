import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { states } from '../screens/screens.ts'
import { observatoryScore } from '../support/observatory/observatory-score.ts'
import { type SiteServer, startServer } from '../support/site-server.ts'

const MIN_SCORE = 115
const paths = [
  ...new Set(states.map(({ path }) => path)),
  '/uzklausa',
  '/readyz',
  '/favicon.svg',
  '/nera.php',
]

describe.each([
  ['without a tag manager', {}],
  ['with a tag manager', { GTM_ID: 'GTM-TEST1' }],
])('%s', (_, env) => {
  let site: SiteServer
  beforeAll(async () => {
    site = await startServer({ env: { ...env, LOG_LEVEL: 'warn' } })
  })
  afterAll(() => site.stop())

  test.each(paths)(`%s scores at least ${MIN_SCORE} in the HTTP Observatory`, async (path) => {
    const answer = await fetch(site.url + path, { redirect: 'manual' })
    const { score, results } = observatoryScore(answer.headers, await answer.text())
    expect(score, results.join(', ')).toBeGreaterThanOrEqual(MIN_SCORE)
  })
})
