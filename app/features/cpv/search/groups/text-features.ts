import { fold } from '#app/domain/text/words.ts'

/** A row of the model stands for all parts of words with the same hash. */
export const ROW_COUNT = 65_536

const MIN_PART_LENGTH = 3
const MAX_PART_LENGTH = 6
const WORD_WEIGHT = 2
const PAIR_WEIGHT = 0.7
/** Inflection changes only what follows. */
const PAIR_BEGINNING = 7
/** These are the constants of FNV-1a. */
const START = 0x811c9dc5 | 0
const PRIME = 0x01000193

/**
 * Calls `add` with the row and weight of each word, its beginnings, its parts of three to six letters, and each pair of
 * neighbours; returns the length of this vector.
 */
export function readFeatures(words: readonly string[], add: (row: number, weight: number) => void): number {
  let squares = 0
  let previous = 0
  const addHash = (hash: number, weight: number) => {
    squares += weight ** 2
    add((hash ^ (hash >>> 16)) & (ROW_COUNT - 1), weight)
  }
  for (const each of words) {
    const word = `<${fold(each)}>`
    const weight = 1 / Math.sqrt(word.length)
    let beginning = START
    for (let start = 0; start <= word.length - MIN_PART_LENGTH; start++) {
      const end = start === 0 ? word.length : Math.min(word.length, start + MAX_PART_LENGTH)
      let hash = START
      for (let i = start; i < end; i++) {
        hash = Math.imul(hash ^ word.charCodeAt(i), PRIME)
        if (start === 0 && i < PAIR_BEGINNING) beginning = hash
        if (start === 0 && i === word.length - 1) addHash(hash, WORD_WEIGHT * weight)
        else if (i >= start + MIN_PART_LENGTH - 1) addHash(hash, weight)
      }
    }
    if (previous !== 0) addHash(Math.imul(previous, PRIME) ^ beginning, PAIR_WEIGHT)
    previous = beginning
  }
  return Math.sqrt(squares)
}
