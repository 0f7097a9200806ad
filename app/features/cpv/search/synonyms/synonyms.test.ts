import { expect, test } from 'vitest'
import { significantDigits } from '#app/domain/cpv/cpv-code.ts'
import { readCatalogue, readSynonyms } from '#tests/support/cpv-catalogue.ts'
import { notEmpty } from '#tests/support/not-empty.ts'
import { parseSynonyms } from './synonyms.ts'

const { tree } = readCatalogue()
const synonyms = notEmpty(readSynonyms())

test('a table gives synonyms with their prefixes, notes and ranks; comments and the heading do not count', () => {
  const table =
    'term\tcodes\tnote\tshown\n# 45 Statyba\nstogdengys\t45261 4526\tprofesija\t1\nstogas\t45261\tkita\n'
  expect(parseSynonyms(table)).toEqual([
    { phrase: 'stogdengys', prefixes: ['45261', '4526'], note: 'profesija', shownRank: 1 },
    { phrase: 'stogas', prefixes: ['45261'], note: 'kita', shownRank: null },
  ])
})

test('at most six words of a code are shown, ranked from 1 on', () => {
  const shown = synonyms.filter(({ shownRank }) => shownRank !== null)
  const places = Map.groupBy(shown, ({ prefixes }) => prefixes[0])
  const wrong = [...places].filter(([, words]) => {
    const actual = words.map(({ shownRank }) => shownRank ?? 0).sort((a, b) => a - b)
    return actual.length > 6 || actual.some((place, i) => place !== i + 1)
  })
  expect(shown.length).toBeGreaterThan(1_000)
  expect(wrong).toEqual([])
})

test('every prefix belongs to an existing code', () => {
  const codes = new Set(tree.entries.map(({ code }) => code.slice(0, 8)))
  const wrong = synonyms.flatMap(({ phrase, prefixes }) =>
    prefixes.filter((prefix) => !codes.has(prefix.padEnd(8, '0'))).map((prefix) => `${phrase}: ${prefix}`),
  )
  expect(wrong).toEqual([])
})

test('each of at least two thousand synonyms leads somewhere and says what kind of word it is', () => {
  expect(synonyms.length).toBeGreaterThanOrEqual(2_000)
  expect(synonyms.filter(({ phrase, prefixes }) => !phrase.trim() || prefixes.length === 0)).toEqual([])
  expect(synonyms.filter(({ note }) => !note)).toEqual([])
})

test('every division has synonyms', () => {
  const divisions = new Set(synonyms.flatMap(({ prefixes }) => prefixes.map((prefix) => prefix.slice(0, 2))))
  const without = notEmpty(tree.listLevel(1)).filter((entry) => !divisions.has(significantDigits(entry.code)))
  expect(without).toEqual([])
})
