import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { vocabularyTable } from './vocabulary-table.ts'

test('data/cpv/cpv.csv is of the installed package; otherwise run "npm run generate -- cpv"', () => {
  const lines = readFileSync('data/cpv/cpv.csv', 'utf8').trimEnd().split('\n')
  expect(lines).toEqual(vocabularyTable())
  expect(lines).toHaveLength(9_455)
})
