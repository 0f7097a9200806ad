import { expect, test } from 'vitest'
import { namedCodes } from '#app/domain/cpv/named-codes.ts'
import { readCatalogue } from '#tests/support/cpv-catalogue.ts'

const { tree, search } = readCatalogue()

function codesFor(query: string): string[] {
  return search.find(query).entries.map(({ code }) => code)
}

test.each(['45310000-3', '453100003', '45 310 000', 'BVPŽ 45310000'])('„%s“ finds its code', (query) => {
  expect(codesFor(query)[0]).toBe('45310000-3')
})

test('a code with a wrong check digit is found all the same', () => {
  expect(codesFor('45310000-9')).toEqual(['45310000-3'])
})

test('a code that is incomplete finds all codes that begin with it, in their order', () => {
  const codes = codesFor('4531')
  expect(codes.length).toBeGreaterThan(10)
  expect(codes).toEqual(codes.filter((code) => code.startsWith('4531')).sort())
})

test.each([
  '45210000-2, 90910000-9; 45260000',
  '45210000-2 90910000-9 45260000-7 99999999',
  'BVPŽ 45210000-2 Pastatai, 90910000-9 Valymas, 45260000-7 Stogai',
])('a code in a row with others is found with all of them, in their order: „%s“', (query) => {
  expect(codesFor(query)).toEqual(['45210000-2', '90910000-9', '45260000-7'])
})

test('a code in a row longer than any words is found', () => {
  const all = tree.entries.slice(0, 150).map(({ code }) => code)
  expect(codesFor(all.toReversed().join(' '))).toEqual(all.toReversed())
})

test.each(['4531*', 'CPV 4531', '45310000-45319999'])('a code as „%s“ is a beginning', (query) => {
  expect(codesFor(query)).toEqual(codesFor('4531'))
})

test.each(['4531 4526', 'valymas 4531* 4526*'])('„%s“ finds the codes of each, in their order', (query) => {
  expect(codesFor(query)).toEqual([...codesFor('4531'), ...codesFor('4526')])
})

test('a code begins with its division, and a number that does not is none', () => {
  const divisions = new Set(tree.listLevel(1)?.map(({ code }) => code.slice(0, 2)))
  const numbers = Array.from({ length: 100 }, (_, i) => String(i).padStart(2, '0'))
  expect(numbers.filter((text) => namedCodes(text).length > 0)).toEqual([...divisions])
})

test('a code that does not exist finds nothing', () => {
  expect(codesFor('99999999')).toEqual([])
})
