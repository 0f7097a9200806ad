import { expect, test } from 'vitest'
import { proposeIndustry } from './propose-industry.ts'

const NAMES = { a: 'Stogo dengimas', b: 'Valymas', c: 'Dažymas', d: 'Tinkavimas' }

test('the proposed industry is made of the names of the codes', () => {
  expect(proposeIndustry(['a', 'b'], NAMES)).toBe('Stogo dengimas, Valymas')
})

test('the proposed industry names the first three of many codes', () => {
  expect(proposeIndustry(['a', 'b', 'c', 'd'], NAMES)).toBe('Stogo dengimas, Valymas, Dažymas ir\u00a0kt.')
})

test('codes without a name, and no codes, propose nothing', () => {
  expect(proposeIndustry(['x'], NAMES)).toBe('')
  expect(proposeIndustry(['x', 'a'], { ...NAMES, x: '' })).toBe('Stogo dengimas')
  expect(proposeIndustry([], NAMES)).toBe('')
})

test('long names still fit into the field', () => {
  const names = { a: 'a'.repeat(200), b: 'b'.repeat(200), c: 'c'.repeat(301) }
  expect(proposeIndustry(['a', 'b'], names)).toBe(`${'a'.repeat(200)} ir\u00a0kt.`)
  expect(proposeIndustry(['c'], names)).toBe('')
})
