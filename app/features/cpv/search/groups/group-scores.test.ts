import { expect, test } from 'vitest'
import { readCatalogue } from '#tests/support/cpv-catalogue.ts'

const { search } = readCatalogue()

test.each([
  ['karvių melžimo įranga', '166'],
  ['elektrikas iškvietimas', '453'],
  ['dyzelinas cisterna', '091'],
  ['skalbyklos paslaugos', '983'],
  ['autogreideris ekskavatorius nuoma', '455'],
  ['užpildom gesintuvus', '504'],
])('„%s“, which no name or synonym has, leads to its group, not to a chance match', (words, group) => {
  expect(search.find(words).entries[0]?.code.slice(0, 3)).toBe(group)
})

test('a synonym of the whole query stays first, whatever its parts speak of', () => {
  expect(search.find('penetracijos testai').entries[0]?.code).toBe('72254000-0')
})

test('„kelių statyba“ begins with the code of its word, not with kinds of it whose names have both words', () => {
  expect(search.find('kelių statyba').entries[0]?.code).toBe('45233120-6')
})
