import { type CpvCode, significantDigits } from '#app/shared/cpv/cpv-code.ts'
import type { Notice } from '#app/shared/notices/notice.ts'
import { findTerm, type Term, type TitleWords } from './title-terms.ts'

/** Why a notice is in the letter. */
export type Reason =
  /** The buyer's code is a chosen one or lies below it. */
  | { type: 'code' }
  /** The buyer's code is one level above a chosen one. */
  | { type: 'wider' }
  /** The buyer chose another code, but the title says so; the words as they stand in the title. */
  | { type: 'title'; words: string }
  /** The visitor's own words are in the title. */
  | { type: 'word'; words: string }

/** Best first. */
const REASON_ORDER: readonly Reason['type'][] = ['code', 'wider', 'word', 'title']

export interface SearchableNotice {
  notice: Notice
  title: TitleWords
  /** Its codes in one text, a space before each: looked through by every visitor. */
  codeText: string
}

export function toSearchable(notice: Notice, title: TitleWords): SearchableNotice {
  return { notice, title, codeText: notice.codes.map((code) => ` ${code}`).join('') }
}

export interface CodeTerm {
  code: CpvCode
  term: Term
}

/** What notices are looked for by. */
export interface Choice {
  codes: readonly CpvCode[]
  /** The codes one level above the chosen ones. */
  widerCodes: readonly CpvCode[]
  /** Names and everyday words of the chosen codes. */
  codeTerms: readonly CodeTerm[]
  /** What the visitor typed and says enough to be looked for. */
  terms: readonly Term[]
  /** All that was typed: it brings in no notice, but puts those that say it first. */
  typedTerms: readonly Term[]
  excludedTerms: readonly Term[]
}

export interface Match {
  notice: Notice
  reason: Reason
  /** The code that fits, otherwise the notice's main one. */
  code: CpvCode
  /** 0 for the nearest; equal for notices that are equally near. */
  rank: number
}

type Found = Omit<Match, 'rank'>

/**
 * Each notice once, with the best reason for it; best reasons first. Of equals the chosen codes take turns, so that none
 * fills the letter.
 */
export function matchNotices(notices: readonly SearchableNotice[], choice: Choice): Match[] {
  const prefixes = choice.codes.map(significantDigits)
  const counts: Record<string, number> = {}
  return notices
    .flatMap((searchable) => {
      if (choice.excludedTerms.some((term) => findTerm(searchable.title, term))) return []
      const found = matchCodes(searchable, choice, prefixes) ?? matchTitle(searchable, choice)
      if (found === null) return []
      const match = { ...found, rank: rankOf(found, searchable, choice) }
      const group = `${match.rank} ${prefixes.findIndex((prefix) => found.code.startsWith(prefix))}`
      const turn = counts[group] ?? 0
      counts[group] = turn + 1
      return [{ match, turn }]
    })
    .sort((a, b) => a.match.rank - b.match.rank || a.turn - b.turn)
    .map(({ match }) => match)
}

function matchCodes(
  { notice, codeText }: SearchableNotice,
  { widerCodes }: Choice,
  prefixes: readonly string[],
): Found | null {
  if (prefixes.some((prefix) => codeText.includes(` ${prefix}`))) {
    const code = notice.codes.find((own) => prefixes.some((prefix) => own.startsWith(prefix)))
    if (code) return { notice, code, reason: { type: 'code' } }
  }
  if (!widerCodes.some((code) => codeText.includes(code))) return null
  const wider = notice.codes.find((code) => widerCodes.includes(code))
  return wider ? { notice, code: wider, reason: { type: 'wider' } } : null
}

function matchTitle({ notice, title }: SearchableNotice, { terms, codeTerms }: Choice): Found | null {
  const code = notice.codes[0]
  for (const term of terms) {
    const words = findTerm(title, term)
    if (words) return { notice, code, reason: { type: 'word', words: words.join(' ') } }
  }
  for (const { code: chosen, term } of codeTerms) {
    const words = areGoods(chosen) === areGoods(code) ? findTerm(title, term) : null
    if (words) return { notice, code, reason: { type: 'title', words: words.join(' ') } }
  }
  return null
}

/** Who sells salt does not clear snow: the words are the same, the trades are not. */
function areGoods(code: CpvCode): boolean {
  const division = code.slice(0, 2)
  return division < '45' || division === '48'
}

/** Of notices for the same reason, those are nearest that say what was typed, then those whose main code fits. */
function rankOf(
  { notice, code, reason }: Found,
  { title }: SearchableNotice,
  { typedTerms }: Choice,
): number {
  const saysIt = typedTerms.some((term) => findTerm(title, term) !== null)
  return REASON_ORDER.indexOf(reason.type) * 4 + (saysIt ? 0 : 2) + (notice.codes[0] === code ? 0 : 1)
}
