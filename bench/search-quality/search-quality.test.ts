import { describe, expect, test } from 'vitest'
import { readCatalogue } from '#tests/support/cpv-catalogue.ts'
import { measureQuality, readGoldSet } from './gold-set.ts'

describe('quality on queries that were never looked at while the search was made', () => {
  const quality = measureQuality(readCatalogue().search, [
    ...readGoldSet('held-out'),
    ...readGoldSet('independent'),
  ])

  test('a correct answer is among the first ten for at least 97 %', () => {
    expect(quality.hitAt10).toBeGreaterThanOrEqual(0.97)
  })

  test('a best code is among the first three for at least 88 %', () => {
    expect(quality.bestAt3).toBeGreaterThanOrEqual(0.88)
  })

  test('at most one in two hundred finds nothing', () => {
    expect(quality.empty).toBeLessThanOrEqual(0.005)
  })
})
