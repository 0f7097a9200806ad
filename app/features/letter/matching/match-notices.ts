import { type CpvCode, isGoods, significantDigits } from '#app/shared/cpv/cpv-code.ts'
import type { Notice } from '#app/shared/notices/notice.ts'
import { createTermFinder, hasExclusion, type SearchTerm, type TitleWords } from './title-terms.ts'

export type Reason =
  /** The buyer's code is a chosen one or lies below it. */
  | { type: 'code' }
  /** The buyer's code is one level above a chosen one. */
  | { type: 'wider' }
  /** The buyer chose another code, but the title matches; the words as they stand in it. */
  | { type: 'title'; words: string }
  /** The visitor's own words are in the title. */
  | { type: 'word'; words: string }

/** Lower is better. */
const REASON_ORDER: Readonly<Record<Reason['type'], number>> = { code: 0, wider: 1, word: 2, title: 3 }

export interface SearchableNotice<AnyNotice extends Notice = Notice> {
  notice: AnyNotice
  title: TitleWords
  /** The codes in one text, each after a space: faster to search than a list. */
  codeText: string
}

export function toSearchable<AnyNotice extends Notice>(
  notice: AnyNotice,
  title: TitleWords,
): SearchableNotice<AnyNotice> {
  return { notice, title, codeText: notice.codes.map((code) => ` ${code}`).join('') }
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
  /** All typed searchedTerms: they rank notices, but find none. */
  typedTerms: readonly SearchTerm[]
  excludedTerms: readonly SearchTerm[]
}

export interface Match {
  notice: Notice
  reason: Reason
  /** The code that matches, otherwise the main one. */
  code: CpvCode
  rank: number
}

type UnrankedMatch = Omit<Match, 'rank'>

/** Each notice once, best reason first. Among equals the chosen codes take turns, so that none fills the letter. */
export function matchNotices(notices: readonly SearchableNotice[], criteria: MatchCriteria): Match[] {
  const find = createFinder(criteria)
  const findTyped = createTermFinder(criteria.typedTerms.map((term) => ({ term })))
  const prefixes = criteria.codes.map(significantDigits)
  const turns: Record<string, number> = {}
  const matches: { match: Match; turn: number }[] = []
  for (const searchable of notices) {
    const found = find(searchable)
    if (found === null) continue
    const match = { ...found, rank: rankOf(found, findTyped(searchable.title) !== null) }
    const group = `${match.rank} ${prefixes.findIndex((prefix) => found.code.startsWith(prefix))}`
    const turn = turns[group] ?? 0
    turns[group] = turn + 1
    matches.push({ match, turn })
  }
  return matches.sort((a, b) => a.match.rank - b.match.rank || a.turn - b.turn).map(({ match }) => match)
}

export function countMatches(notices: readonly SearchableNotice[], criteria: MatchCriteria): number {
  const find = createFinder(criteria)
  return notices.filter((searchable) => find(searchable) !== null).length
}

/** Prepared once, because it runs for thousands of notices. */
function createFinder({
  codes,
  widerCodes,
  searchedTerms,
  codeTerms,
  excludedTerms,
}: MatchCriteria): (searchable: SearchableNotice) => UnrankedMatch | null {
  const findCode = createCodeFinder(codes.map(significantDigits))
  const findWider = createCodeFinder(widerCodes)
  const findInTitle = createTermFinder([...searchedTerms.map((term) => ({ term, code: null })), ...codeTerms])

  return ({ notice, title, codeText }) => {
    if (excludedTerms.some((exclusion) => hasExclusion(title, exclusion))) return null
    const code = findCode(notice, codeText)
    if (code) return { notice, code, reason: { type: 'code' } }
    const wider = findWider(notice, codeText)
    if (wider) return { notice, code: wider, reason: { type: 'wider' } }
    const main = notice.codes[0]
    // Road salt and snow clearing share words, but not the trade.
    const inTitle = findInTitle(
      title,
      ({ code: chosen }) => chosen === null || isGoods(chosen) === isGoods(main),
    )
    if (inTitle === null) return null
    const reason = inTitle.item.code === null ? 'word' : 'title'
    return { notice, code: main, reason: { type: reason, words: inTitle.words.join(' ') } }
  }
}

function createCodeFinder(
  prefixes: readonly string[],
): (notice: Notice, codeText: string) => CpvCode | undefined {
  if (prefixes.length === 0) return () => undefined
  // Digits and hyphens only, so nothing to escape.
  const anyPrefix = new RegExp(` (?:${prefixes.join('|')})`)
  return ({ codes }, codeText) =>
    anyPrefix.test(codeText)
      ? codes.find((code) => prefixes.some((prefix) => code.startsWith(prefix)))
      : undefined
}

/** Within a reason, typed words rank first, then a matching main code. */
function rankOf({ notice, code, reason }: UnrankedMatch, hasTypedTerm: boolean): number {
  return REASON_ORDER[reason.type] * 4 + (hasTypedTerm ? 0 : 2) + (notice.codes[0] === code ? 0 : 1)
}
