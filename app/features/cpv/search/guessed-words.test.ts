import { expect, test } from 'vitest'
import { readCatalogue } from '#tests/support/cpv-catalogue.ts'

const { search } = readCatalogue()

test('correction of typos in the first three letters can be switched off; later ones are still corrected', () => {
  expect(search.find('zanga').entries).not.toEqual([])
  expect(search.find('zanga', false).entries).toEqual([])
  expect(search.find('stogdnegys', false).entries).toEqual(search.find('stogdnegys').entries)
})

test('an unfinished word does not count as a guess', () => {
  expect(search.find('kompiut', false).entries).toEqual(search.find('kompiut').entries)
})
