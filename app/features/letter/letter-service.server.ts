import { createContext } from 'react-router'
import { todayInVilnius } from '#app/shared/calendar/today.ts'
import type { CpvCode } from '#app/shared/cpv/cpv-code.ts'
import { buildLetter, type Letter, listNotices } from './letter.ts'
import { readLetterRequest, type TooMuch } from './letter-request.ts'
import { createChooser, type MatchingVocabulary } from './matching/choose.ts'
import { type Choice, matchNotices, toSearchable } from './matching/match-notices.ts'
import { indexNotices, type NoticeIndex } from './matching/notice-index.ts'
import { resolvePhrase, withoutCovered } from './matching/resolve-phrase.ts'
import { readTitle } from './matching/title-terms.ts'
import { datedSamples } from './samples/dated-samples.ts'
import type { SampleLibrary } from './samples/read-samples.ts'

/** What the letter needs of the CPV vocabulary. */
export interface LetterVocabulary extends MatchingVocabulary {
  search: (phrase: string) => readonly CpvCode[]
}

/** A letter and what it is for, as the page shows both. */
export interface LetterAnswer {
  codes: { code: CpvCode; name: string }[]
  invalidCodes: string[]
  phrases: string[]
  excluded: string[]
  /** One level above the chosen ones, for a letter with little in it. */
  wider: { code: CpvCode; name: string }[]
  /** Null when nothing is chosen. */
  letter: Letter | null
}

export interface LetterService {
  write(params: URLSearchParams, now: Temporal.Instant): LetterAnswer | TooMuch
}

export const letterContext = createContext<LetterService>()

const NO_WORDS: ReadonlyMap<string, string> = new Map()
const FEW_NOTICES = 4
const MAX_WIDER = 2
/** More phrases are looked for in titles only: each search costs its time. */
const MAX_RESOLVED_PHRASES = 4

export function createLetterService(vocabulary: LetterVocabulary, { notices }: SampleLibrary): LetterService {
  const { parentOf, search } = vocabulary
  const nameOf = (code: CpvCode) => vocabulary.nameOf(code) ?? ''
  const named = (codes: readonly CpvCode[]) => codes.map((code) => ({ code, name: nameOf(code) }))
  const choose = createChooser(vocabulary)
  const titles = notices.map(({ title }) => readTitle(title))
  let indexed: { day: string; index: NoticeIndex } | null = null

  function indexOf(today: Temporal.PlainDate): NoticeIndex {
    const day = today.toString()
    if (indexed?.day !== day) {
      const dated = datedSamples(notices, today)
      const searchable = dated.map((notice, i) => toSearchable(notice, titles[i] ?? NO_WORDS))
      indexed = { day, index: indexNotices(searchable) }
    }
    return indexed.index
  }

  return {
    write(params, now) {
      const request = readLetterRequest(params)
      if (typeof request === 'string') return request
      const today = todayInVilnius(now)
      const { phrases, excluded, unresolved } = request
      const index = indexOf(today)
      const found = unresolved
        .slice(0, MAX_RESOLVED_PHRASES)
        .flatMap((phrase) => resolvePhrase(phrase, { search, parentOf, nameOf, hasNotices: index.hasCodes }))
      const requested = request.codes.filter((code) => nameOf(code) !== '')
      const codes = found.length > 0 ? withoutCovered([...requested, ...found]) : requested
      const isEmpty = codes.length === 0 && phrases.length === 0
      const choice = choose(codes, phrases, excluded)
      const letter = isEmpty
        ? null
        : buildLetter(matchNotices(index.candidates(choice), choice), { state: 'sample', today, nameOf })
      return {
        codes: named(codes),
        invalidCodes: [...request.invalidCodes, ...request.codes.filter((code) => nameOf(code) === '')],
        phrases,
        excluded,
        wider: letter && listNotices(letter).length < FEW_NOTICES ? named(widerOf(choice)) : [],
        letter,
      }
    },
  }
}

/** What could be added, without what covers it or is chosen already. */
function widerOf({ codes, widerCodes }: Choice): CpvCode[] {
  return withoutCovered(widerCodes)
    .filter((code) => !codes.includes(code))
    .slice(0, MAX_WIDER)
}
