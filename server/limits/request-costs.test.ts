import { expect, test } from 'vitest'
import routes from '#app/routes.ts'
import { costBudget } from '#config/limits.ts'
import { routePaths } from '../../tools/lint/route-paths.ts'
import { RENDER_COST_MS } from './request-costs.ts'

/** Answered before any route. */
const OWN_ROUTES = ['/readyz', '/assets/*']

test('every route has its cost, and nothing else has one', () => {
  expect(Object.keys(RENDER_COST_MS).toSorted()).toEqual([...routePaths(routes), ...OWN_ROUTES].toSorted())
})

test('a network at its limit takes no more than a quarter of a core', () => {
  expect(costBudget.ms / (costBudget.seconds * 1_000)).toBeLessThanOrEqual(0.25)
})

test('no request may cost a network its whole budget', () => {
  expect(Math.max(...Object.values(RENDER_COST_MS))).toBeLessThan(costBudget.ms / 10)
})
