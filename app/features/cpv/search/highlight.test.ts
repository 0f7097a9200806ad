import { expect, test } from 'vitest'
import { marksIn } from './highlight.ts'

function marked(text: string, query: string): string[] {
  return marksIn(text, query).map(([start, end]) => text.slice(start, end))
}

test('the words of the query are marked in any form', () => {
  expect(marked('Langų valymo paslaugos', 'langas valymas')).toEqual(['Langų', 'valymo'])
})

test('also when the query has no diacritics', () => {
  expect(marked('Šildymo įranga', 'sildymas')).toEqual(['Šildymo'])
})

test('and while a word is still being typed', () => {
  expect(marked('Kompiuterinė įranga', 'kompiut')).toEqual(['Kompiuterinė'])
})

test('other words are not', () => {
  expect(marked('Durų įstatymo darbai', 'langai')).toEqual([])
})
