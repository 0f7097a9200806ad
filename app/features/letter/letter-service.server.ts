import { createContext } from 'react-router'
import { todayInVilnius } from '#app/domain/calendar/today.ts'
import type { CpvCode } from '#app/domain/cpv/cpv-code.ts'
import { memoize } from '#app/domain/data/memoize.ts'
import type { CpvCatalogue } from '#app/features/cpv/vocabulary/cpv-catalogue.server.ts'
import type { NoticeSnapshot } from '#app/features/notices/snapshot/notice-snapshot.server.ts'
import type { ParamsOf } from '#app/pages/page-row.ts'
import type { pages } from '#app/pages/pages.ts'
import { type Advice, adviseOnCodes } from './advice.ts'
import { createDemoLetterWriter } from './demo/demo-letter-writer.ts'
import type { DemoNotice } from './demo/parse-demo-notices.ts'
import { asLetterOfWiderCode, type Letter } from './letter.ts'
import { type ExceededLimit, readLetterQuery } from './letter-query.ts'
import { createMatchCriteriaBuilder } from './matching/build-match-criteria.ts'
import { codesFromResults } from './matching/codes-from-results.ts'
import type { MatchCriteria } from './matching/match-notices.ts'
import { splitByActivity } from './matching/split-by-activity.ts'
import { splitTrades } from './matching/split-trades.ts'
import { createCodeSuggester } from './matching/suggest-codes.ts'
import { asksForActivity } from './matching/wanted-activity.ts'
import { createRealLetterWriter } from './real/real-letter-writer.ts'

export interface LetterModel {
  codes: { code: CpvCode; name: string }[]
  invalidCodes: string[]
  phrases: string[]
  excluded: string[]
  /** The list is for a letter without notices, best first. */
  suggestions: { code: CpvCode; name: string }[]
  /** What was typed may be sold or done: the codes of either. */
  activities: ReturnType<typeof splitByActivity>
  /** Advice is given when real notices are too few or too many. */
  advice: Advice[]
  letter: Letter | null
}

export type LetterService = ReturnType<typeof createLetterService>

export const letterContext = createContext<LetterService>()

const MAX_RESULTS = 10
/** Each search takes time; further phrases are only matched with titles. */
const MAX_RESOLVED_PHRASES = 4

/** Letters are made of real notices, or of demo notices before the first ingest. */
export function createLetterService(
  catalogue: CpvCatalogue,
  demoNotices: readonly DemoNotice[],
  snapshot: () => NoticeSnapshot | null,
) {
  const { tree } = catalogue
  const nameOf = (code: CpvCode) => tree.find(code)?.LT ?? ''
  const withNames = (codes: readonly CpvCode[]) => codes.map((code) => ({ code, name: nameOf(code) }))
  const buildCriteria = createMatchCriteriaBuilder(catalogue)
  const suggestCodes = createCodeSuggester(catalogue)
  const demoLetterWriter = createDemoLetterWriter(demoNotices, nameOf)
  const realLetterWriter = createRealLetterWriter(nameOf)

  function letterWriterAt(now: Temporal.Instant) {
    const real = snapshot()
    return real === null ? demoLetterWriter(todayInVilnius(now)) : realLetterWriter(real, now)
  }

  return {
    compose(params: ParamsOf<typeof pages.letter>, now: Temporal.Instant): LetterModel | ExceededLimit {
      const query = readLetterQuery(params)
      if (typeof query === 'string') return query
      const { phrases, excluded, unresolved } = query
      const { countNotices, write, count } = letterWriterAt(now)
      // The suggestions for an empty letter repeat these searches.
      const searchFor = memoize((phrase: string) => searchByWords(catalogue, phrase))
      const trades = unresolved
        .slice(0, MAX_RESOLVED_PHRASES)
        .flatMap((phrase) => splitTrades(phrase, catalogue.search))
      const found = trades.flatMap((trade) => codesFromResults(certainOf(searchFor(trade)), countNotices))
      const requested = query.codes.filter((code) => nameOf(code) !== '')
      const [only] = trades.length + requested.length === 1 ? trades : []
      const codes = [...new Set([...requested, ...found])]
      const isNothingChosen = codes.length === 0 && phrases.length === 0
      const criteriaOf = (chosen: readonly CpvCode[]) => buildCriteria(chosen, phrases, excluded)
      const criteria = criteriaOf(codes)
      const saysActivity = criteria.typedPhrases.some((phrase) => asksForActivity(phrase))
      const ownLetter = isNothingChosen ? null : writeOrByWordsAlone(write, criteria, criteriaOf([]))
      const suggestions =
        ownLetter?.sections.length === 0
          ? suggestCodes({
              codes,
              results: phrases.slice(0, MAX_RESOLVED_PHRASES).flatMap((phrase) => searchFor(phrase).results),
              countNotices,
            })
          : []
      const [nearest] = suggestions
      const letter =
        ownLetter?.state === 'demo' && phrases.length === 0 && nearest
          ? asLetterOfWiderCode(write(criteriaOf([nearest])), nearest)
          : ownLetter
      const countOf = (changed: readonly CpvCode[]) => count?.(criteriaOf(changed)) ?? 0
      return {
        codes: withNames(codes),
        invalidCodes: [...query.invalidCodes, ...query.codes.filter((code) => nameOf(code) === '')],
        phrases,
        excluded,
        suggestions: withNames(suggestions),
        activities: only && !saysActivity ? splitByActivity(certainOf(searchFor(only))) : null,
        advice: letter && count ? adviseOnCodes(codes, { tree, countNotices, count: countOf }) : [],
        letter,
      }
    },
  }
}

function searchByWords({ search }: CpvCatalogue, phrase: string) {
  const { entries, isNear, isUncertain } = search.find(phrase)
  const best = entries.slice(0, MAX_RESULTS)
  return { results: best.map(({ code }, index) => ({ code, isNear: isNear(index) })), isUncertain }
}

/** An uncertain guess is only suggested. */
function certainOf<T>({ results, isUncertain }: { results: T[]; isUncertain: boolean }): T[] {
  return isUncertain ? [] : results
}

/** When codes bring no real notice, words alone may: even other trades are better than an empty letter. */
function writeOrByWordsAlone(
  write: (criteria: MatchCriteria) => Letter,
  criteria: MatchCriteria,
  wordsAlone: MatchCriteria,
): Letter {
  const letter = write(criteria)
  return letter.sections.length > 0 || letter.state === 'demo' ? letter : write(wordsAlone)
}
