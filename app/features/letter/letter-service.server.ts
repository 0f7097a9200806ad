import { createContext } from 'react-router'
import { todayInVilnius } from '#app/shared/calendar/today.ts'
import type { CpvCode } from '#app/shared/cpv/cpv-code.ts'
import { type Advice, adviseOn } from './advice.ts'
import { type Letter, listNotices } from './letter.ts'
import type { LetterPool } from './letter-pool.ts'
import { readLetterRequest, type TooMuch } from './letter-request.ts'
import { createChooser, type MatchingVocabulary } from './matching/choose.ts'
import type { Choice } from './matching/match-notices.ts'
import { resolvePhrase, withoutCovered } from './matching/resolve-phrase.ts'
import type { RealNotices } from './real/real-notices.ts'
import { createRealPools } from './real/real-pool.ts'
import type { SampleLibrary } from './samples/read-samples.ts'
import { createSamplePools } from './samples/sample-pool.ts'

/** What the letter needs of the CPV vocabulary. */
export interface LetterVocabulary extends MatchingVocabulary {
  search: (phrase: string) => readonly CpvCode[]
  childrenOf: (code: CpvCode) => readonly CpvCode[]
}

/** A letter and what it is for, as the page shows both. */
export interface LetterAnswer {
  codes: { code: CpvCode; name: string }[]
  invalidCodes: string[]
  phrases: string[]
  excluded: string[]
  /** One level above the chosen ones, for samples with little among them. */
  wider: { code: CpvCode; name: string }[]
  /** For real notices, when they are too few or too many for a letter. */
  advice: Advice[]
  /** Null when nothing is chosen. */
  letter: Letter | null
}

export interface LetterService {
  write(params: URLSearchParams, now: Temporal.Instant): LetterAnswer | TooMuch
}

export const letterContext = createContext<LetterService>()

const FEW_NOTICES = 4
const MAX_WIDER = 2
/** More phrases are looked for in titles only: each search costs its time. */
const MAX_RESOLVED_PHRASES = 4

export function createLetterService(
  vocabulary: LetterVocabulary,
  samples: SampleLibrary,
  realNotices: (now: Temporal.Instant) => RealNotices | null,
): LetterService {
  const { parentOf, childrenOf, search } = vocabulary
  const nameOf = (code: CpvCode) => vocabulary.nameOf(code) ?? ''
  const named = (codes: readonly CpvCode[]) => codes.map((code) => ({ code, name: nameOf(code) }))
  const choose = createChooser(vocabulary)
  const samplePool = createSamplePools(samples, nameOf)
  const realPool = createRealPools(nameOf)

  function poolAt(now: Temporal.Instant): LetterPool {
    const real = realNotices(now)
    return real === null ? samplePool(todayInVilnius(now)) : realPool(real, now)
  }

  return {
    write(params, now) {
      const request = readLetterRequest(params)
      if (typeof request === 'string') return request
      const { phrases, excluded, unresolved } = request
      const { hasCodes, write, count } = poolAt(now)
      const found = unresolved
        .slice(0, MAX_RESOLVED_PHRASES)
        .flatMap((phrase) => resolvePhrase(phrase, { search, parentOf, nameOf, hasNotices: hasCodes }))
      const requested = request.codes.filter((code) => nameOf(code) !== '')
      const codes = found.length > 0 ? withoutCovered([...requested, ...found]) : requested
      const isEmpty = codes.length === 0 && phrases.length === 0
      const choice = choose(codes, phrases, excluded)
      const letter = isEmpty ? null : write(choice)
      const countOf = (changed: readonly CpvCode[]) => count?.(choose(changed, phrases, excluded)) ?? 0
      const adviceOptions = { nameOf, parentOf, childrenOf, hasCodes, count: countOf }
      return {
        codes: named(codes),
        invalidCodes: [...request.invalidCodes, ...request.codes.filter((code) => nameOf(code) === '')],
        phrases,
        excluded,
        wider: letter?.state === 'sample' ? named(widerOf(letter, choice)) : [],
        advice: letter === null || count === null ? [] : adviseOn(codes, adviceOptions),
        letter,
      }
    },
  }
}

/** What could be added to a short letter, without what covers it or is chosen already. */
function widerOf(letter: Letter, { codes, widerCodes }: Choice): CpvCode[] {
  if (listNotices(letter).length >= FEW_NOTICES) return []
  return withoutCovered(widerCodes)
    .filter((code) => !codes.includes(code))
    .slice(0, MAX_WIDER)
}
