import { type CpvCode, parseCpvCode } from '#app/shared/cpv/cpv-code.ts'
import * as urls from '#app/shared/urls.ts'
import { letterLimits } from '#config/limits.ts'

export interface LetterRequest {
  codes: CpvCode[]
  invalidCodes: string[]
  phrases: string[]
  excluded: string[]
  /** Phrases that are still to be turned into codes. */
  unresolved: string[]
}

export type ExceededLimit = 'codes' | 'words'

const MAX_WORD_LENGTH = 60
const MAX_NAMED_CODES = 10
const MAX_SHOWN_LENGTH = 24
/** A phrase of punctuation alone would match anything. */
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u
const CODE_LIKE = /^[\s.–-]*\d[\d\s.–-]*$/
/** As keyboards and word processors write it. */
const MINUS = /^[-–−]+/u
const SPACED_MINUS = /^[-–−]+\s+/u

/**
 * `?kodai=45000000-7,…&zodziai=stogai,-projektavimas`, and `prideti` for what the page's field adds. Words become
 * codes only without `kodai`: an empty list means that the visitor removed them.
 */
export function readLetterRequest(params: URLSearchParams): LetterRequest | ExceededLimit {
  const partsOf = (name: string) =>
    params
      .getAll(name)
      .flatMap((text) => text.split(/[,;\n]/))
      .map(withoutInvisible)
      // „- langai“ between commas means „-langai“.
      .map((part) => part.replace(SPACED_MINUS, '-'))
      .filter((part) => part !== '')
  const added = partsOf(urls.ADDED_PARAM)
  const typed = [...partsOf(urls.WORDS_PARAM), ...added]
  const codeParts = [...partsOf(urls.CODES_PARAM), ...typed.filter((part) => CODE_LIKE.test(part))]
  if (new Set(codeParts).size > letterLimits.maxCodes) return 'codes'
  const words = typed.filter((part) => !CODE_LIKE.test(part))
  const singleWords = words.flatMap((part) => part.split(/\s+/))
  if (singleWords.length > letterLimits.maxWords || singleWords.some((word) => word.length > MAX_WORD_LENGTH))
    return 'words'

  const invalid = codeParts.filter((part) => parseCpvCode(part) === null)
  const phrases = phrasesOf(words)
  return {
    codes: unique(codeParts.flatMap((part) => parseCpvCode(part) ?? [])),
    invalidCodes: unique(invalid.map(truncate)).slice(0, MAX_NAMED_CODES),
    phrases,
    excluded: unique(singleWords.flatMap((word) => (isExclusion(word) ? [word.replace(MINUS, '')] : []))),
    unresolved: params.has(urls.CODES_PARAM)
      ? phrasesOf(added.filter((part) => words.includes(part)))
      : phrases,
  }
}

function phrasesOf(parts: readonly string[]): string[] {
  const withoutExclusions = (part: string) =>
    part
      .split(/\s+/)
      .filter((word) => !isExclusion(word))
      .join(' ')
  return unique(parts.map(withoutExclusions).filter((phrase) => LETTER_OR_DIGIT.test(phrase)))
}

function isExclusion(word: string): boolean {
  return MINUS.test(word) && LETTER_OR_DIGIT.test(word)
}

/** Pasted text brings soft hyphens, direction marks and the like. */
function withoutInvisible(text: string): string {
  return text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\p{Cf}+/gu, '')
    .trim()
}

function truncate(text: string): string {
  return text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text
}

function unique<T>(items: readonly T[]): T[] {
  return [...new Set(items)]
}
