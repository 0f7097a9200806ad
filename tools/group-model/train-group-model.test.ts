import { expect, test } from 'vitest'
import { createGroupClassifier } from '#app/features/cpv/search/groups/group-classifier.ts'
import { cpv } from '#tests/support/cpv-catalogue.ts'
import { trainGroupModel } from './train-group-model.ts'

const ENTRIES = [
  { code: cpv('15800000-6'), level: 2, parent_code: null, LT: 'Duonos gaminiai', EN: 'Bread products' },
  { code: cpv('45400000-1'), level: 2, parent_code: null, LT: 'Pastatų apdaila', EN: 'Building completion' },
]
const SYNONYMS = [
  { phrase: 'dažytojai', prefixes: ['454'], note: '', shownRank: null },
  { phrase: 'kepyklėlė', prefixes: ['158'], note: '', shownRank: null },
]
const TITLES = [
  { title: 'Sienų dažymas', codes: ['45442100-8'] },
  { title: 'Kepyklų gaminiai', codes: ['15800000-6'] },
]
const sources = { entries: ENTRIES, synonyms: SYNONYMS, titles: TITLES }

test('a model tells groups by parts of words that it has never seen as a whole', () => {
  const classify = createGroupClassifier(trainGroupModel(sources), ENTRIES.length)
  const likelihoods = (word: string) => [...classify([word])]

  const [bread = 0, finishing = 0] = likelihoods('perdažyti')
  expect(finishing).toBeGreaterThan(bread)
  const [baking = 0, building = 0] = likelihoods('kepykla')
  expect(baking).toBeGreaterThan(building)
})

test('the same sources give the same model', () => {
  expect(trainGroupModel(sources)).toEqual(trainGroupModel(sources))
})
