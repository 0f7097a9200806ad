import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createHighlighter } from './highlight.ts'

function marked(text: string, query: string): string[] {
  return createHighlighter(query)(text).map(([start, end]) => text.slice(start, end))
}

test('the words of the query are marked in any form', () => {
  expect(marked('Langų valymo paslaugos', 'langas valymas')).toEqual(['Langų', 'valymo'])
})

test('words are marked even when the query has no diacritics', () => {
  expect(marked('Šildymo įranga', 'sildymas')).toEqual(['Šildymo'])
})

test('a word is marked while it is still being typed', () => {
  expect(marked('Kompiuterinė įranga', 'kompiut')).toEqual(['Kompiuterinė'])
})

test('words that are not in the query stay unmarked', () => {
  expect(marked('Durų įstatymo darbai', 'langai')).toEqual([])
})

test('whatever the texts, marks lie within the text, one after the other', () => {
  const words = fc.string({ unit: 'binary', maxLength: 60 })
  fc.assert(
    fc.property(words, words, (text, query) => {
      const bounds = createHighlighter(query)(text).flat()
      expect(bounds).toEqual(bounds.toSorted((a, b) => a - b))
      expect(bounds.every((bound) => bound >= 0 && bound <= text.length)).toBe(true)
      expect(marked(text, query).every((word) => /^[\p{L}\p{N}]+$/u.test(word))).toBe(true)
    }),
  )
})
