import { expect, test } from 'vitest'
import { readCatalogue } from '#tests/support/cpv-catalogue.ts'

const { search } = readCatalogue()

test('a typo among the first three letters can be left alone; a later one is corrected all the same', () => {
  expect(search.find('zanga').entries).not.toEqual([])
  expect(search.find('zanga', false).entries).toEqual([])
  expect(search.find('stogdnegys', false).entries).toEqual(search.find('stogdnegys').entries)
})

test('an unfinished word is no guess', () => {
  expect(search.find('kompiut', false).entries).toEqual(search.find('kompiut').entries)
})
