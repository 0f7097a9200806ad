import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { costBudget } from '#config/limits.ts'
import { routePaths } from '../../tools/lint/route-paths.ts'
import { BASE_COST_MS, RENDER_COST_MS } from './request-costs.ts'

/** Answered before any route. */
const OWN_ROUTES = ['/readyz', '/assets/*']
const RECORD = readFileSync(new URL('../../docs/decisions/0022-request-costs.md', import.meta.url), 'utf8')

test('every route has its cost, and nothing else has one', () => {
  expect(Object.keys(RENDER_COST_MS).toSorted()).toEqual([...routePaths(routes), ...OWN_ROUTES].toSorted())
})

const ROW =
  /^\| `(?<route>\/[^`]*)` \| [^|]* \| (?<ms>[\d.]+) \| (?<charged>\d+) \| [^|]* \| \d+ \| (?<share>\d+) % \|/gm

const rows = [...RECORD.matchAll(ROW)].map(({ groups: { route = '', ms, charged, share } = {} }) => ({
  route,
  ms: Number(ms),
  charged: Number(charged),
  share: Number(share),
}))

test('the decision record lists the charge of every route', () => {
  expect(Object.fromEntries(rows.map(({ route, charged }) => [route, charged]))).toEqual(RENDER_COST_MS)
})

test.each(rows)(
  '$route costs no more than is charged, and a network at its limit takes no more than a quarter of a core',
  ({ ms, charged, share }) => {
    const perSecond = costBudget.ms / costBudget.seconds / (charged + BASE_COST_MS)
    const taken = (ms * perSecond) / 10
    expect(ms).toBeLessThanOrEqual(charged)
    expect(taken).toBeLessThanOrEqual(25)
    expect(Math.abs(share - taken)).toBeLessThanOrEqual(2)
  },
)

test('no request may cost a network its whole budget', () => {
  expect(Math.max(...Object.values(RENDER_COST_MS))).toBeLessThan(costBudget.ms / 10)
})
