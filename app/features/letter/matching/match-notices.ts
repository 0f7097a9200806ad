import { type CpvCode, isGoods, significantDigits } from '#app/shared/cpv/cpv-code.ts'
import type { Notice } from '#app/shared/notices/notice.ts'
import { findFirstTerm, hasExclusion, type SearchTerm, type TitleWords } from './title-terms.ts'
import { createWordingReader, MAX_STEPS, type Wording } from './title-wording.ts'
import { asksForActivity, createActivityTest, RENTAL } from './wanted-activity.ts'

export type Reason =
  /** The buyer's code is a chosen one or lies below it. */
  | { type: 'code' }
  /** The buyer's code is one level above a chosen one. */
  | { type: 'wider' }
  /** The buyer chose another code, but the title matches; the words as they stand in it. */
  | { type: 'title'; words: string }
  /** The visitor's own words are in the title. */
  | { type: 'word'; words: string }

/** How near a notice's codes are to the chosen ones. */
const NEARNESS = { own: 0, below: 1, notMain: 2, title: 3, wider: 4, none: 5 } as const

/** How near its title is to the typed words. */
const WORDING = { same: 0, all: 1, other: 2 } as const

/** How near a match is as a whole, nearest first. */
export const CLOSENESS = {
  sameTitle: 0,
  wordsAndCode: 1,
  words: 2,
  codeAndAllWords: 3,
  codeAndWord: 4,
  code: 5,
  otherActivity: 6,
  notForRent: 7,
  far: 8,
} as const

type Closeness = (typeof CLOSENESS)[keyof typeof CLOSENESS]

export interface SearchableNotice<AnyNotice extends Notice = Notice> {
  notice: AnyNotice
  title: TitleWords
}

export interface CodeTerm {
  code: CpvCode
  term: SearchTerm
}

export interface MatchCriteria {
  codes: readonly CpvCode[]
  widerCodes: readonly CpvCode[]
  codeTerms: readonly CodeTerm[]
  searchedTerms: readonly SearchTerm[]
  /** All typed terms: they rank notices, but find none. */
  typedTerms: readonly SearchTerm[]
  excludedTerms: readonly SearchTerm[]
}

export interface Match {
  notice: Notice
  reason: Reason
  /** The code that matches, otherwise the main one. */
  code: CpvCode
  rank: number
  closeness: Closeness
}

interface CodeMatch {
  code: CpvCode
  reason: Reason
  nearness: number
}

/** Each notice once, nearest first. Among equals the chosen codes take turns, so that none fills the letter. */
export function matchNotices(notices: readonly SearchableNotice[], criteria: MatchCriteria): Match[] {
  const find = createFinder(criteria)
  const readWording = createWordingReader(criteria.typedTerms)
  const hasActivity = createActivityTest(criteria.typedTerms)
  const asksForRental = criteria.typedTerms.some((term) => asksForActivity(term, [RENTAL]))
  const otherActivity = asksForRental ? CLOSENESS.notForRent : CLOSENESS.otherActivity
  const prefixes = criteria.codes.map(significantDigits)
  const turns: Record<string, number> = {}
  const matches: { match: Match; turn: number }[] = []
  for (const searchable of notices) {
    const found = find(searchable)
    if (found === null) continue
    const { notice, title } = searchable
    const { code, reason, nearness } = found
    const said = readWording(title)
    const wording = said.isSame ? WORDING.same : found.hasWords ? WORDING.all : WORDING.other
    const isWanted = hasActivity(title)
    const saysAll = said.missing === 0 && nearness <= NEARNESS.notMain
    const rank = rankOf([wording, isWanted ? 0 : 1, saysAll ? 0 : 1, nearness, said.missing])
    const closeness = closenessOf(wording, nearness, said, isWanted ? null : otherActivity)
    const match = { notice, code, reason, rank, closeness }
    const group = `${rank} ${prefixes.findIndex((prefix) => code.startsWith(prefix))}`
    const turn = turns[group] ?? 0
    turns[group] = turn + 1
    matches.push({ match, turn })
  }
  return matches.sort((a, b) => a.match.rank - b.match.rank || a.turn - b.turn).map(({ match }) => match)
}

/** The first step decides, then the next one; each is below `MAX_STEPS`. */
function rankOf(steps: readonly number[]): number {
  return steps.reduce((rank, step) => rank * MAX_STEPS + step, 0)
}

function closenessOf(wording: number, nearness: number, said: Wording, other: Closeness | null): Closeness {
  if (wording === WORDING.same) return CLOSENESS.sameTitle
  if (wording === WORDING.all) return nearness === NEARNESS.none ? CLOSENESS.words : CLOSENESS.wordsAndCode
  if (nearness > NEARNESS.notMain) return CLOSENESS.far
  if (other !== null) return other
  if (said.missing === 0) return CLOSENESS.codeAndAllWords
  return said.saysAny ? CLOSENESS.codeAndWord : CLOSENESS.code
}

export function countMatches(notices: readonly SearchableNotice[], criteria: MatchCriteria): number {
  const find = createFinder(criteria)
  return notices.filter((searchable) => find(searchable) !== null).length
}

function createFinder({ searchedTerms, excludedTerms, ...criteria }: MatchCriteria) {
  const findCode = createCodeMatcher(criteria)

  return (searchable: SearchableNotice): (CodeMatch & { hasWords: boolean }) | null => {
    const { notice, title } = searchable
    if (excludedTerms.some((exclusion) => hasExclusion(title, exclusion))) return null
    const byCode = findCode(searchable)
    const inTitle = findFirstTerm(title, searchedTerms)
    if (inTitle === null) return byCode && { ...byCode, hasWords: false }
    if (byCode?.reason.type === 'code') return { ...byCode, hasWords: true }
    return {
      code: notice.codes[0],
      reason: { type: 'word', words: inTitle },
      nearness: byCode?.nearness ?? NEARNESS.none,
      hasWords: true,
    }
  }
}

type CodeCriteria = Pick<MatchCriteria, 'codes' | 'widerCodes' | 'codeTerms'>

function createCodeMatcher({ codes, widerCodes, codeTerms }: CodeCriteria) {
  const prefixes = codes.map(significantDigits)
  // Road salt and snow clearing share words, but not the trade.
  const termsOf = (areGoods: boolean) =>
    codeTerms.flatMap(({ code, term }) => (isGoods(code) === areGoods ? [term] : []))
  const [goodsTerms, otherTerms] = [termsOf(true), termsOf(false)]

  return ({ notice, title }: SearchableNotice): CodeMatch | null => {
    const [main] = notice.codes
    const code = notice.codes.find((each) => prefixes.some((prefix) => each.startsWith(prefix)))
    if (code) {
      const nearness = code !== main ? NEARNESS.notMain : codes.includes(main) ? NEARNESS.own : NEARNESS.below
      return { code, reason: { type: 'code' }, nearness }
    }
    const words = findFirstTerm(title, isGoods(main) ? goodsTerms : otherTerms)
    if (words !== null) return { code: main, reason: { type: 'title', words }, nearness: NEARNESS.title }
    const wider = notice.codes.find((each) => widerCodes.includes(each))
    return wider ? { code: wider, reason: { type: 'wider' }, nearness: NEARNESS.wider } : null
  }
}
