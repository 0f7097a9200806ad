import { expect, test } from 'vitest'
import { routeRows } from '#app/pages/endpoints.ts'
import { costBudget } from '#config/limits.ts'
import { notEmpty } from '#tests/support/not-empty.ts'
import { renderCostMs } from './request-costs.ts'

test('a route that nobody has described costs as much as the costliest', () => {
  const costs = notEmpty(routeRows).map(({ path }) => renderCostMs(path))
  expect(renderCostMs('/new/:page')).toBe(Math.max(...costs))
  expect(Math.min(...costs)).toBeLessThan(Math.max(...costs))
})

test('a network at its limit takes no more than a quarter of a core', () => {
  expect(costBudget.ms / (costBudget.seconds * 1_000)).toBeLessThanOrEqual(0.25)
})

test('no request may cost a network its whole budget', () => {
  expect(renderCostMs('/new/:page')).toBeLessThan(costBudget.ms / 10)
})
