import { expect, test } from 'vitest'
import { formatCpvCode } from '#app/domain/cpv/cpv-code.ts'
import { readCatalogue } from '#tests/support/cpv-catalogue.ts'
import type { CpvEntry } from './cpv-entry.ts'
import { buildCpvTree } from './cpv-tree.ts'

const division = entry('45000000', 1, null)
const group = entry('45200000', 2, '45000000')
const deep = entry('45261410', 6, '45200000')
const otherDivision = entry('09000000', 1, null)
const tree = buildCpvTree([otherDivision, division, group, deep])

test('a code is found, an unknown one is not', () => {
  expect(tree.find(group.code)).toBe(group)
  expect(tree.find(formatCpvCode('99999999'))).toBeNull()
})

test('levels and children are listed in the order of the codes', () => {
  expect(tree.listLevel(1)).toEqual([otherDivision, division])
  expect(tree.listLevel(3)).toEqual([])
  expect(tree.listChildren(division.code)).toEqual([group])
  expect(tree.listChildren(deep.code)).toEqual([])
})

test('a path goes from the division to the entry, over levels that are missing between', () => {
  expect(tree.pathOf(deep)).toEqual([division, group, deep])
  expect(tree.pathOf(division)).toEqual([division])
})

test('every code of the vocabulary is reached by browsing, and level 6 has no children', () => {
  const { tree: whole } = readCatalogue()
  const reached = [...whole.listLevel(1)]
  for (const { code } of reached) reached.push(...whole.listChildren(code))
  expect(new Set(reached).size).toBe(9_454)
  expect(reached.filter(({ level, code }) => level === 6 && whole.listChildren(code).length > 0)).toEqual([])
})

function entry(digits: string, level: number, parent: string | null): CpvEntry {
  return {
    code: formatCpvCode(digits),
    level,
    parent_code: parent === null ? null : formatCpvCode(parent),
    LT: `pavadinimas ${digits}`,
    EN: `name ${digits}`,
  }
}
