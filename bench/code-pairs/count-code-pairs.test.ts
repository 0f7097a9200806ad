import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parseCodePairs } from '#app/features/cpv/related/code-pairs.ts'
import { readCatalogue } from '#tests/support/cpv-catalogue.ts'
import { notEmpty } from '#tests/support/not-empty.ts'
import { codePairsTable } from './count-code-pairs.ts'

test('two codes of a notice are counted once, and each fifth notice is not counted', () => {
  const notices = [['2', '1', '2'], ['1', '2', '3'], ['4'], ['5'], ['1', '2']].map((codes) => ({ codes }))
  expect(codePairsTable(notices)).toBe('code\tother\tnotices\n1\t2\t2\n1\t3\t1\n2\t3\t1\n')
})

test('the table of pairs has counted codes that exist', () => {
  const { tree } = readCatalogue()
  const pairs = notEmpty(parseCodePairs(readFileSync('data/cpv/code-pairs.tsv', 'utf8')))
  expect(pairs.filter(({ codes, weight }) => !codes.every(tree.find) || !(weight >= 1))).toEqual([])
})
