import { expect, test } from 'vitest'
import { createTextFinder } from './text-finder.server.ts'

const claim = { title: 'Kiek laiko turiu pretenzijai?', alsoAsked: '', body: 'Termino laikykitės.' }
const payment = { title: 'Pirkėjas nesumokėjo', alsoAsked: 'neapmokėta sąskaita', body: 'Palūkanos.' }

const find = createTextFinder([claim, payment], 0.25)

test.each([
  ['in another case', 'pretenzijos', claim],
  ['without diacritics', 'neapmoketa saskaita', payment],
  ['with a wrong letter', 'pretenzyja', claim],
  ['with a letter too few', 'pretenzja', claim],
  ['in words that only its text has', 'palūkanos', payment],
  ['among words that only ask', 'ar galiu kada nors: pretenzija', claim],
])('a text is found %s', (_, question, text) => {
  expect(find(question)).toEqual([text])
})

test('a title says more than a text', () => {
  const inText = { title: 'Užtikrinimas', alsoAsked: '', body: 'Avansas mokamas, jei numatyta.' }
  const inTitle = { title: 'Avansas', alsoAsked: '', body: 'Jį numato sutartis.' }

  expect(createTextFinder([inText, inTitle], 0.1)('avansas')[0]).toBe(inTitle)
})

test('a text that has little of what was asked is not found', () => {
  expect(find('palūkanos cepelinams iš bulvių')).toEqual([])
  expect(find('')).toEqual([])
})
