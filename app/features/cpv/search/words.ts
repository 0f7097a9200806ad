import { stemmer as stemEnglish } from '@orama/stemmers/english'
import { stemmer as stemLithuanian } from '@orama/stemmers/lithuanian'

/** Lower case without diacritics: „Šildymo" → `sildymo`. */
export function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
}

/** The words of a text, lower case, diacritics kept. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** Folded stems of a word: people type with and without diacritics, and these stem differently. */
export function stemsOf(word: string): string[] {
  return [...new Set([fold(stemLithuanian(word)), stemLithuanian(fold(word)), fold(stemEnglish(word))])]
}
