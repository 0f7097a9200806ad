import { type CpvCode, isGoods, significantDigits } from '#app/domain/cpv/cpv-code.ts'
import type { Notice } from '#app/domain/notices/notice.ts'
import { createCoverageReader, MAX_MISSING, type TitleCoverage } from './title-coverage.ts'
import { findFirstPhrase, hasExclusion, type SearchPhrase, type TitleWords } from './title-phrases.ts'
import { asksForActivity, createActivityTest, RENTAL } from './wanted-activity.ts'

export type Reason =
  /** The buyer's code is a chosen one. */
  | { type: 'code' }
  /** The buyer's code lies below a chosen one. */
  | { type: 'narrower' }
  /** The buyer's code is one level above a chosen one. */
  | { type: 'wider' }
  /** The buyer chose another code, but the title matches. `words` stand as in the title. */
  | { type: 'title'; words: string }
  /** The visitor's own words are in the title. */
  | { type: 'word'; words: string }

/** The best match of codes comes first. */
const CODE_MATCH = { own: 0, below: 1, notMain: 2, title: 3, wider: 4, none: 5 } as const

const TITLE_MATCH = { same: 0, all: 1, other: 2 } as const

/** Relevance joins the match of codes and of words; the lowest number is the best. */
export const RELEVANCE = {
  sameTitle: 0,
  wordsAndCode: 1,
  words: 2,
  codeAndAllWords: 3,
  codeAndWord: 4,
  code: 5,
  otherActivity: 6,
  notForRent: 7,
  titleOrWiderCode: 8,
} as const

type Relevance = (typeof RELEVANCE)[keyof typeof RELEVANCE]

export interface SearchableNotice<AnyNotice extends Notice = Notice> {
  notice: AnyNotice
  title: TitleWords
}

export interface CodePhrase {
  code: CpvCode
  phrase: SearchPhrase
}

export interface MatchCriteria {
  codes: readonly CpvCode[]
  widerCodes: readonly CpvCode[]
  codePhrases: readonly CodePhrase[]
  searchedPhrases: readonly SearchPhrase[]
  /** Typed phrases rank notices, but find none. */
  typedPhrases: readonly SearchPhrase[]
  excludedPhrases: readonly SearchPhrase[]
}

export interface Match {
  notice: Notice
  reason: Reason
  /** It is the code that matches, otherwise the main one; null when the notice has none. */
  code: CpvCode | null
  rank: number
  relevance: Relevance
  /** The position of the chosen code at or above `code`, or -1. */
  chosen: number
  hasTypedWord: boolean
}

interface FoundCode {
  code: CpvCode | null
  reason: Reason
  codeMatch: number
}

/** Returns each notice once, the best match first. Among equals the chosen codes take turns, so that none fills the letter. */
export function matchNotices(notices: readonly SearchableNotice[], criteria: MatchCriteria): Match[] {
  const find = createNoticeMatcher(criteria)
  const readCoverage = createCoverageReader(criteria.typedPhrases)
  const hasActivity = createActivityTest(criteria.typedPhrases, criteria.codes)
  const asksForRental = criteria.typedPhrases.some((phrase) => asksForActivity(phrase, [RENTAL]))
  const otherActivity = asksForRental ? RELEVANCE.notForRent : RELEVANCE.otherActivity
  const prefixes = criteria.codes.map(significantDigits)
  const turns: Record<string, number> = {}
  const matches: { match: Match; turn: number }[] = []
  for (const searchable of notices) {
    const found = find(searchable)
    if (found === null) continue
    const { notice, title } = searchable
    const { code, reason, codeMatch, hasWords } = found
    const coverage = readCoverage(title)
    const titleMatch = coverage.isSame ? TITLE_MATCH.same : hasWords ? TITLE_MATCH.all : TITLE_MATCH.other
    const isWanted = hasActivity(title)
    // Works on electric panels are no panels: words do not lift them above notices of the chosen codes.
    const isOtherKind =
      codeMatch === CODE_MATCH.none &&
      code !== null &&
      criteria.codes.length > 0 &&
      criteria.codes.every((each) => isGoods(each) !== isGoods(code))
    const titleStep = isOtherKind && titleMatch === TITLE_MATCH.all ? TITLE_MATCH.other : titleMatch
    const missingStep =
      codeMatch > CODE_MATCH.notMain || !coverage.hasTypedWord ? 2 : Math.min(coverage.missing, 1)
    const rank = rankOf([titleStep, isWanted ? 0 : 1, missingStep, codeMatch, coverage.missing])
    const relevance = relevanceOf(titleMatch, codeMatch, coverage, isWanted ? null : otherActivity)
    const chosen = prefixes.findIndex((prefix) => code?.startsWith(prefix))
    const match = { notice, code, reason, rank, relevance, chosen, hasTypedWord: coverage.hasTypedWord }
    const group = `${rank} ${chosen}`
    const turn = turns[group] ?? 0
    turns[group] = turn + 1
    matches.push({ match, turn })
  }
  return matches.sort((a, b) => a.match.rank - b.match.rank || a.turn - b.turn).map(({ match }) => match)
}

const RANK_BASE = MAX_MISSING + 1

/** The first step decides, then the next one. Each is below `RANK_BASE`. */
function rankOf(steps: readonly number[]): number {
  return steps.reduce((rank, step) => rank * RANK_BASE + step, 0)
}

function relevanceOf(
  titleMatch: number,
  codeMatch: number,
  coverage: TitleCoverage,
  other: Relevance | null,
) {
  if (titleMatch === TITLE_MATCH.same) return RELEVANCE.sameTitle
  if (titleMatch === TITLE_MATCH.all)
    return codeMatch === CODE_MATCH.none ? RELEVANCE.words : RELEVANCE.wordsAndCode
  if (codeMatch > CODE_MATCH.notMain) return RELEVANCE.titleOrWiderCode
  if (other !== null) return other
  if (coverage.missing === 0) return RELEVANCE.codeAndAllWords
  return coverage.hasTypedWord ? RELEVANCE.codeAndWord : RELEVANCE.code
}

export function countMatches(notices: readonly SearchableNotice[], criteria: MatchCriteria): number {
  const find = createNoticeMatcher(criteria)
  return notices.filter((searchable) => find(searchable) !== null).length
}

function createNoticeMatcher({ searchedPhrases, excludedPhrases, ...criteria }: MatchCriteria) {
  const findCode = createCodeMatcher(criteria)

  return (searchable: SearchableNotice): (FoundCode & { hasWords: boolean }) | null => {
    const { notice, title } = searchable
    if (excludedPhrases.some((exclusion) => hasExclusion(title, exclusion))) return null
    const byCode = findCode(searchable)
    const inTitle = findFirstPhrase(title, searchedPhrases)
    if (inTitle === null) return byCode && { ...byCode, hasWords: false }
    if (byCode && byCode.codeMatch <= CODE_MATCH.notMain) return { ...byCode, hasWords: true }
    return {
      code: notice.codes[0] ?? null,
      reason: { type: 'word', words: inTitle },
      codeMatch: byCode?.codeMatch ?? CODE_MATCH.none,
      hasWords: true,
    }
  }
}

type CodeCriteria = Pick<MatchCriteria, 'codes' | 'widerCodes' | 'codePhrases'>

function createCodeMatcher({ codes, widerCodes, codePhrases }: CodeCriteria) {
  const prefixes = codes.map(significantDigits)
  // Road salt and snow clearing share words, but not the trade.
  const phrasesOf = (areGoods: boolean) =>
    codePhrases.flatMap(({ code, phrase }) => (isGoods(code) === areGoods ? [phrase] : []))
  const [goodsPhrases, otherPhrases] = [phrasesOf(true), phrasesOf(false)]

  return ({ notice, title }: SearchableNotice): FoundCode | null => {
    const [main] = notice.codes
    const code = notice.codes.find((each) => prefixes.some((prefix) => each.startsWith(prefix)))
    if (code) {
      const codeMatch =
        code !== main ? CODE_MATCH.notMain : codes.includes(code) ? CODE_MATCH.own : CODE_MATCH.below
      return { code, reason: { type: codes.includes(code) ? 'code' : 'narrower' }, codeMatch }
    }
    const words = main && findFirstPhrase(title, isGoods(main) ? goodsPhrases : otherPhrases)
    if (words) return { code: main, reason: { type: 'title', words }, codeMatch: CODE_MATCH.title }
    const wider = notice.codes.find((each) => widerCodes.includes(each))
    return wider ? { code: wider, reason: { type: 'wider' }, codeMatch: CODE_MATCH.wider } : null
  }
}
