import type { CpvCode } from '#app/domain/cpv/cpv-code.ts'
import { namedCodes, partCodes } from '#app/domain/cpv/named-codes.ts'
import type { ParamsOf } from '#app/pages/page-row.ts'
import type { LETTER_PARAMS, pages } from '#app/pages/pages.ts'
import * as urls from '#app/ui/urls.ts'
import { letterLimits } from '#config/limits.ts'

export interface LetterQuery {
  codes: CpvCode[]
  invalidCodes: string[]
  phrases: string[]
  excluded: string[]
  /** Phrases that are still to be turned into codes. */
  unresolved: string[]
}

export type ExceededLimit = 'codes' | 'words'

const MAX_WORD_LENGTH = 60
const MAX_REPORTED_CODES = 10
const MAX_SHOWN_LENGTH = 24
/** A phrase of punctuation alone would match anything. */
const LETTER_OR_DIGIT = /[\p{L}\p{N}]/u
/** Keyboards and word processors write a minus in several ways. */
const MINUS = /^[-–−]+/u
const SPACED_MINUS = /^[-–−]+\s+/u

/**
 * Reads `?kodai=45000000-7,…&zodziai=stogai,-projektavimas`, and `prideti` for what the page's field adds. Words become
 * codes only without `kodai`: an empty list means that the visitor removed them.
 */
export function readLetterQuery(params: ParamsOf<typeof pages.letter>): LetterQuery | ExceededLimit {
  const partsOf = (name: (typeof LETTER_PARAMS)[number]) =>
    params.getAll(name).map(withoutInvisible).flatMap(partCodes)
  const added = partsOf(urls.ADDED_PARAM)
  const typed = [...partsOf(urls.WORDS_PARAM), ...added]
  const listed = partsOf(urls.CODES_PARAM).flatMap(({ part }) => {
    const found = namedCodes(part)
    return found.length > 0 ? found : [{ text: part, digits: '', code: null }]
  })
  const named = [...listed, ...typed.flatMap((part) => part.named)]
  if (new Set(named.map(({ text }) => text)).size > letterLimits.maxCodes) return 'codes'
  const words = wordsOf(typed)
  const singleWords = words.flatMap((part) => part.split(/\s+/))
  if (singleWords.length > letterLimits.maxWords || singleWords.some((word) => word.length > MAX_WORD_LENGTH))
    return 'words'

  const phrases = phrasesOf(words)
  const unresolved = params.has(urls.CODES_PARAM) ? phrasesOf(wordsOf(added)) : phrases
  const invalid = named.flatMap(({ text, code }) => (code === null ? truncate(text) : []))
  return {
    codes: unique(named.flatMap(({ code }) => code ?? [])),
    invalidCodes: unique(invalid).slice(0, MAX_REPORTED_CODES),
    phrases,
    excluded: unique(singleWords.flatMap((word) => (isExclusion(word) ? [word.replace(MINUS, '')] : []))),
    // A number among words names no line of work, though codes may begin with it.
    unresolved: unresolved.filter((phrase) => /\p{L}/u.test(phrase)),
  }
}

/** Exclusions get their minus back. */
export function wordsForAddress({ phrases, excluded }: Pick<LetterQuery, 'phrases' | 'excluded'>): string[] {
  return [...phrases, ...excluded.map((word) => `-${word}`)]
}

/** „- langai“ between commas means „-langai“. */
function wordsOf(parts: ReturnType<typeof partCodes>): string[] {
  return parts.flatMap(({ part, named }) => (named.length > 0 ? [] : part.replace(SPACED_MINUS, '-')))
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
  return text.replace(/[^\P{Cc}\n]+/gu, ' ').replace(/\p{Cf}+/gu, '')
}

function truncate(text: string): string {
  return text.length > MAX_SHOWN_LENGTH ? `${text.slice(0, MAX_SHOWN_LENGTH)}…` : text
}

function unique<T>(items: readonly T[]): T[] {
  return [...new Set(items)]
}
