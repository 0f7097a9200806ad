import { expect, test } from 'vitest'
import { cpv, readCatalogue } from '#tests/support/cpv-catalogue.ts'

const { tree, findRelated } = readCatalogue()

function related(...codes: string[]) {
  const entries = codes.map((code) => tree.find(cpv(code))).filter((entry) => entry !== null)
  return findRelated(entries, 6).map(({ entry, to, relation }) => ({
    code: entry.code,
    LT: entry.LT,
    to,
    relation,
  }))
}

test('a firm that maintains lifts is led to their installation and supply', () => {
  const codes = related('50750000-7').map(({ code }) => code)
  expect(codes).toEqual(expect.arrayContaining(['45313100-5', '42416100-6']))
})

test('a division has related codes, too', () => {
  const codes = related('15000000-8').map(({ code }) => code)
  expect(codes).toEqual(expect.arrayContaining(['03142500-3', '55520000-1']))
})

test('of several codes each may bring related ones, none of which the others cover', () => {
  const all = related('77310000-6', '45233120-6')
  expect(new Set(all.map(({ to }) => to))).toEqual(new Set(['77310000-6', '45233120-6']))
  expect(all.filter(({ code }) => /^(?:7731|4523312)/.test(code))).toEqual([])
})
