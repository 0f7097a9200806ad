import { expect, test } from 'vitest'
import { createTextFinder, type SearchedText } from './text-finder.server.ts'

const claim = { title: 'Kiek laiko turiu pretenzijai?', body: 'Termino laikykitės.' }
const payment = { title: 'Pirkėjas nesumokėjo', alsoAsked: 'neapmokėta sąskaita', body: 'Palūkanos.' }
const rejection = { title: 'Ar pasiūlymą atmes?', body: 'Tik dėl išvardytų priežasčių.' }

const find = findIn([claim, payment, rejection])

function findIn(texts: readonly SearchedText[]) {
  const finder = createTextFinder(texts)
  return (question: string) => finder(question).map(({ text }) => text)
}

test.each([
  ['in another case', 'pretenzijos', claim],
  ['without diacritics', 'neapmoketa saskaita', payment],
  ['with a wrong letter', 'pretenzyja', claim],
  ['with a letter too few', 'pretenzja', claim],
  ['in an unfinished word', 'preten', claim],
  ['in words that only its text has', 'palūkanos', payment],
  ['among words that only ask', 'ar galiu man kaip nors: pretenzija', claim],
  ['in another word for the same', 'ar išmes', rejection],
])('a text is found %s', (_, question, text) => {
  expect(find(question)).toEqual([text])
})

test('a title says more than a text', () => {
  const inText = { title: 'Užtikrinimas', body: 'Avansas mokamas, jei numatyta.' }
  const inTitle = { title: 'Avansas', body: 'Jį numato sutartis.' }

  expect(findIn([inText, inTitle])('avansas')).toEqual([inTitle, inText])
})

test('a rare word counts for more than one that many texts have', () => {
  const others = ['avansas', 'terminas', 'kaina'].map((word) => ({ title: `Sutartis: ${word}`, body: '' }))
  const invoice = { title: 'Sąskaita', body: '' }

  expect(findIn([...others, invoice])('sutartis ir sąskaita')[0]).toBe(invoice)
})

test('the more of what was asked a text has, the higher is its score', () => {
  const [{ score: whole } = { score: 0 }] = createTextFinder([claim, payment])('palūkanos')
  const [{ score: part } = { score: 0 }] = createTextFinder([claim, payment])('palūkanos cepelinams')

  expect(whole).toBeGreaterThan(part)
  expect(part).toBeGreaterThan(0)
})

test.each(['cepelinai iš bulvių', '', 'ar man galima'])('„%s“ finds nothing', (question) => {
  expect(find(question)).toEqual([])
})

test('the same small number does not find a text', () => {
  expect(findIn([{ title: 'Mokestis: 300 Eur', body: '' }])('skola 300')).toEqual([])
})
