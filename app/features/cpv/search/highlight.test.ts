import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createHighlighter } from './highlight.ts'

function marked(text: string, query: string): string[] {
  return createHighlighter(query)(text).map(([start, end]) => text.slice(start, end))
}

test.each([
  ['in any form', 'Langų valymo paslaugos', 'langas valymas', ['Langų', 'valymo']],
  ['even when the query has no diacritics', 'Šildymo įranga', 'sildymas', ['Šildymo']],
  ['while they are still being typed', 'Kompiuterinė įranga', 'kompiut', ['Kompiuterinė']],
  ['and no others', 'Durų įstatymo darbai', 'langai', []],
])('the words of the query are marked %s', (_, text, query, words) => {
  expect(marked(text, query)).toEqual(words)
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
