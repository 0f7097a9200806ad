import type { CpvCode } from '#app/shared/cpv/cpv-code.ts'
import type { Letter } from './letter.ts'
import type { Choice } from './matching/match-notices.ts'

/** The notices that letters are made of: samples, or real ones. */
export interface LetterPool {
  /** Whether one of the notices has a code at or below one of these. */
  hasCodes(codes: readonly CpvCode[]): boolean
  write(choice: Choice): Letter
  /** How many of the notices of `LetterFacts` there would be; null of samples, which are never counted. */
  count: ((choice: Choice) => number) | null
}
