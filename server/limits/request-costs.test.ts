import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { routePaths } from '../../tools/lint/route-paths.ts'
import { RENDER_COST_MS } from './request-costs.ts'

/** Answered before any route. */
const OWN_ROUTES = ['/readyz', '/assets/*']
const RECORD = readFileSync(new URL('../../docs/decisions/0022-request-costs.md', import.meta.url), 'utf8')

test('every route has its cost, and nothing else has one', () => {
  expect(Object.keys(RENDER_COST_MS).toSorted()).toEqual([...routePaths(routes), ...OWN_ROUTES].toSorted())
})

test('the decision record lists the charge of every route', () => {
  const rows = RECORD.matchAll(/^\| `(?<route>\/[^`]*)` \| [^|]* \| [\d.]+ \| (?<charged>\d+) \|/gm)
  const documented = Object.fromEntries(
    [...rows].map(({ groups }) => [groups?.route, Number(groups?.charged)]),
  )
  expect(documented).toEqual(RENDER_COST_MS)
})

test('no request may cost a network its whole budget', async () => {
  const { costBudget } = await import('#config/limits.ts')
  expect(Math.max(...Object.values(RENDER_COST_MS))).toBeLessThan(costBudget.ms / 10)
})
