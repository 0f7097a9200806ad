import { describe, expect, test } from 'vitest'
import { readCatalogue } from '#tests/support/cpv-catalogue.ts'
import { readGoldTitles } from './gold-titles.ts'
import { measureMatching, measureTitles } from './matching-quality.ts'

const titles = readGoldTitles()
const heldOut = titles.filter(({ set }) => set === 'held-out')
const catalogue = readCatalogue()
const search = (title: string) => catalogue.search.find(title).entries.map(({ code }) => code)

// Held-out titles were measured several times while the search was made, so true quality may be lower.
describe('held-out titles', () => {
  test.each([
    ['all', heldOut],
    ['long', heldOut.filter(({ style }) => style === 'long')],
  ])(
    '%s: the group of a right code is among the first ten for three of four, at most one in fifty finds nothing',
    (_name, some) => {
      const quality = measureTitles(search, some)
      expect(quality.groupAt10).toBeGreaterThanOrEqual(0.75)
      expect(quality.bestGroupAt10).toBeGreaterThanOrEqual(0.75)
      expect(quality.empty).toBeLessThanOrEqual(0.02)
    },
  )

  test('lead from codes to notices: nine of ten shown are right, nine of ten that should be are shown', () => {
    const { precision, recall } = measureMatching(catalogue, heldOut)
    expect(precision).toBeGreaterThanOrEqual(0.9)
    expect(recall).toBeGreaterThanOrEqual(0.9)
  })
})

test('the gold set has more than 200 titles, each once, a fifth of them held out', () => {
  expect(titles.length).toBeGreaterThan(200)
  expect(new Set(titles.map(({ title }) => title)).size).toBe(titles.length)
  expect(heldOut).toHaveLength(83)
  const codes = titles.flatMap(({ buyersCode, right }) => [buyersCode, ...right])
  expect(codes.filter((code) => catalogue.tree.find(code) === undefined)).toEqual([])
})
