import { expect, test } from 'vitest'
import { readCatalogue } from '#tests/support/cpv-catalogue.ts'
import { parseVocabularyCsv } from './vocabulary-csv.ts'
import { cpvCsv } from './vocabulary-files.ts'

const { tree } = readCatalogue()

test('the downloaded table holds the whole vocabulary', () => {
  const csv = cpvCsv(tree.entries)
  expect(csv.startsWith('\ufeffcode,level,parent_code,LT,EN\r\n')).toBe(true)
  expect(parseVocabularyCsv(csv.replaceAll('\r\n', '\n'))).toEqual(tree.entries)
})
