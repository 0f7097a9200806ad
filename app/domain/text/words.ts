import { stemmer as stemEnglish } from '@orama/stemmers/english'
import { stemmer as stemLithuanian } from '@orama/stemmers/lithuanian'

/** A word has several folded stems when they depend on diacritics, which people leave out. */
export type StemsOf = (word: string) => string[]

// biome-ignore lint/suspicious/noControlCharactersInRegex: the whole of ASCII
const WITHOUT_DIACRITICS = /^[\x00-\x7f]*$/

/** Gives lower case without diacritics: „Šildymo“ becomes `sildymo`. */
export function fold(text: string): string {
  const lower = text.toLowerCase()
  return WITHOUT_DIACRITICS.test(lower) ? lower : lower.normalize('NFD').replace(/\p{M}/gu, '')
}

/** Gives lower case with diacritics. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** The stemmer would cut the stem of „sodmenys“ shorter than that of „sodmenų“. */
const PLURAL_OF_CONSONANT_STEM = /(?<=[md])en(?:ys|is|ims|imis)$/
/** The stemmer would cut the stem of „kompiuteriai“ shorter than that of „kompiuterių“. */
const PLURAL_OF_DEVICE = /(?<=er)iai$/
/** The stemmer would cut „šalinti“ down to the stem of „salė“. */
const INFINITIVE = /(?<=in)ti$/

export function lithuanianStems(inflected: string): string[] {
  const word = inflected
    .replace(PLURAL_OF_CONSONANT_STEM, 'enų')
    .replace(PLURAL_OF_DEVICE, 'ių')
    .replace(INFINITIVE, 'imas')
  const folded = fold(word)
  const stem = stemLithuanian(folded)
  return folded === word ? [stem] : [...new Set([fold(stemLithuanian(word)), stem])]
}

export function englishStems(word: string): string[] {
  return [stemEnglish(fold(word))]
}

/** This is for texts in both languages, such as the words of suppliers. */
export function mixedStems(word: string): string[] {
  return [...new Set([...lithuanianStems(word), ...englishStems(word)])]
}

export function hasLithuanianLetters(text: string): boolean {
  return /[ąčęėįšųūž]/i.test(text)
}
