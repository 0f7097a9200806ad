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

test('an electrician is offered the wider code and its branch, nothing that only shares a word', () => {
  const { suggestions } = describeBasket(catalogue, [cpv('45310000-3')])
  expect(suggestions.map(({ code }) => code.slice(0, 3))).toEqual(['453', '453'])
  expect(suggestions[0]).toMatchObject({ code: '45300000-0', reason: 'Platesnis už 45310000-3: apima ir jį' })
})

test('the same thing in another division comes first', () => {
  const { suggestions } = describeBasket(catalogue, [cpv('42416100-6')])
  expect(suggestions[0]).toEqual({
    code: '45313000-4',
    LT: 'Liftų ir eskalatorių montavimo darbai',
    reason: 'Tas pats objektas kaip 42416100-6, kitas skyrius',
  })
})

test('codes that do not exist are left out', () => {
  expect(describeBasket(catalogue, [cpv('99999999')])).toEqual({ items: [], suggestions: [] })
})
