import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openTestDatabase } from '#tests/support/test-database.ts'
import { loadCpvEntries } from './cpv-store.server.ts'
import { csvField } from './vocabulary-csv.ts'

const { db } = await openTestDatabase()

test('a fresh database holds the vocabulary of data/cpv/cpv.csv, in the order of codes', async () => {
  const [header, ...lines] = readFileSync('data/cpv/cpv.csv', 'utf8').trimEnd().split('\n')
  expect(header).toBe('code,level,parent_code,LT,EN')

  const rows = (await loadCpvEntries(db)).map(({ code, level, parent_code, LT, EN }) =>
    [code, level, parent_code ?? '', LT, EN].map(csvField).join(','),
  )

  expect(rows).toEqual(lines)
})
