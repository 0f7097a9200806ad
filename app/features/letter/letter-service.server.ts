import { createContext } from 'react-router'
import type { CpvCatalogue } from '#app/features/cpv/vocabulary/cpv-catalogue.server.ts'
import type { NoticeSnapshot } from '#app/features/notices/snapshot/notice-snapshot.server.ts'
import { todayInVilnius } from '#app/shared/calendar/today.ts'
import type { CpvCode } from '#app/shared/cpv/cpv-code.ts'
import { type Advice, adviseOn } from './advice.ts'
import { type Letter, listNotices } from './letter.ts'
import { readLetterRequest, type TooMuch } from './letter-request.ts'
import { createChooser } from './matching/choose.ts'
import type { Choice } from './matching/match-notices.ts'
import { resolvePhrase, withoutCovered } from './matching/resolve-phrase.ts'
import { createRealPools } from './real/real-pool.ts'
import type { SampleNotice } from './samples/read-samples.ts'
import { createSamplePools } from './samples/sample-pool.ts'

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

export type LetterService = ReturnType<typeof createLetterService>

export const letterContext = createContext<LetterService>()

const FEW_NOTICES = 4
const MAX_WIDER = 2
/** More phrases are looked for in titles only: each search costs its time. */
const MAX_RESOLVED_PHRASES = 4

/** Letters of real notices, or of samples while nothing was ever read. */
export function createLetterService(
  catalogue: CpvCatalogue,
  samples: readonly SampleNotice[],
  snapshot: () => NoticeSnapshot | null,
) {
  const { tree, search } = catalogue
  const nameOf = (code: CpvCode) => tree.find(code)?.LT ?? ''
  const named = (codes: readonly CpvCode[]) => codes.map((code) => ({ code, name: nameOf(code) }))
  const choose = createChooser(catalogue)
  const samplePool = createSamplePools(samples, nameOf)
  const realPool = createRealPools(nameOf)

  function poolAt(now: Temporal.Instant) {
    const real = snapshot()
    return real === null ? samplePool(todayInVilnius(now)) : realPool(real, now)
  }

  return {
    write(params: URLSearchParams, now: Temporal.Instant): LetterAnswer | TooMuch {
      const request = readLetterRequest(params)
      if (typeof request === 'string') return request
      const { phrases, excluded, unresolved } = request
      const { hasCodes, write, count } = poolAt(now)
      const found = unresolved
        .slice(0, MAX_RESOLVED_PHRASES)
        .flatMap((phrase) => resolvePhrase(search.search(phrase).entries, { tree, hasNotices: hasCodes }))
      const requested = request.codes.filter((code) => nameOf(code) !== '')
      const codes = found.length > 0 ? withoutCovered([...requested, ...found]) : requested
      const isEmpty = codes.length === 0 && phrases.length === 0
      const choice = choose(codes, phrases, excluded)
      const letter = isEmpty ? null : write(choice)
      const countOf = (changed: readonly CpvCode[]) => count?.(choose(changed, phrases, excluded)) ?? 0
      return {
        codes: named(codes),
        invalidCodes: [...request.invalidCodes, ...request.codes.filter((code) => nameOf(code) === '')],
        phrases,
        excluded,
        wider: letter?.state === 'sample' ? named(widerOf(letter, choice)) : [],
        advice: letter === null || count === null ? [] : adviseOn(codes, { tree, hasCodes, count: countOf }),
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
