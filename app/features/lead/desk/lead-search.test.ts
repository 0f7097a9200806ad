import { expect, test } from 'vitest'
import { searchQuery } from './lead-search.ts'

test.each([
  ['Ąžuol', "'azuol':*"],
  ['UAB „Ąžuolo stogai“', "'azuolo':* & 'stogai':*"],
  ['uab', null],
  ['IT', "'it'"],
  ['  ', null],
  ['<Jonas@Imone.LT>', "'jonas@imone.lt':*"],
  ["o'neil@x", "'o''neil@x':*"],
  ['7k3m-9qxt', "'7k3m':* & '9qxt':*"],
  ['7K3M9QXT', "('7k3m9qxt':* | '7k3m':* & '9qxt':*)"],
  ['+370 612 34567', "('37061234567':* | '61234567':*)"],
  ['8 (612) 34', "('861234':* | '61234':*)"],
  ['300123456', "('300123456':* | '00123456':*)"],
  ["\\' | & !(a)", "'a'"],
])('%j is looked for as %s', (text, query) => {
  expect(searchQuery(text)).toBe(query)
})
