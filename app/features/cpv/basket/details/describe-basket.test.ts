import { expect, test } from 'vitest'
import { cpv, readCatalogue } from '#tests/support/cpv-catalogue.ts'
import { describeBasket } from './describe-basket.ts'

const catalogue = readCatalogue()

test('a code below a chosen one is covered by it', () => {
  const { items } = describeBasket(catalogue, [cpv('45310000-3'), cpv('45000000-7')])
  expect(items.map(({ code, coveredBy }) => [code, coveredBy])).toEqual([
    ['45310000-3', '45000000-7'],
    ['45000000-7', null],
  ])
})

test('a code says how many codes come with it', () => {
  const [division] = describeBasket(catalogue, [cpv('45000000-7')]).items
  const below = catalogue.tree.entries.filter(({ code }) => code.startsWith('45')).length - 1
  expect(division?.coversCount).toBe(below)
})

test('suggestions come with a reason, are not chosen already and not covered', () => {
  const { suggestions } = describeBasket(catalogue, [cpv('90911200-8'), cpv('90919000-2')])
  expect(suggestions.length).toBeGreaterThan(0)
  for (const { code, reason } of suggestions) {
    expect(reason).not.toBe('')
    expect(code.startsWith('90919')).toBe(false)
    expect(code).not.toBe('90911200-8')
  }
})

test('suggestions go together with the code, and each says why', () => {
  const { suggestions } = describeBasket(catalogue, [cpv('60172000-4')])
  expect(suggestions.map(({ code, reason }) => [code, reason])).toEqual([
    ['60130000-8', 'Dažnai kartu skelbimuose su 60172000-4'],
    ['60170000-0', 'Platesnis, apima ir 60172000-4'],
    ['60140000-1', 'Dažnai kartu skelbimuose su 60172000-4'],
    ['34114400-3', 'Tinka tai pačiai veiklai kaip 60172000-4'],
    ['60112000-6', 'Dažnai kartu skelbimuose su 60172000-4'],
    ['60180000-3', 'Tinka tai pačiai veiklai kaip 60172000-4'],
  ])
})

test('codes that do not exist are left out', () => {
  expect(describeBasket(catalogue, [cpv('99999999')])).toEqual({ items: [], suggestions: [] })
})
