import { type CpvCode, significantDigits } from '#app/shared/cpv/cpv-code.ts'
import type { Notice } from '../notice.ts'
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
  /** What the visitor typed. */
  terms: readonly Term[]
  excludedTerms: readonly Term[]
}

export interface Match {
  notice: Notice
  reason: Reason
  /** The code that fits, otherwise the notice's main one. */
  code: CpvCode
}

/** Each notice once, with the best reason for it; best reasons first, otherwise in the order of the notices. */
export function matchNotices(notices: readonly SearchableNotice[], choice: Choice): Match[] {
  const prefixes = choice.codes.map(significantDigits)
  return notices
    .flatMap((searchable) => {
      if (choice.excludedTerms.some((term) => findTerm(searchable.title, term))) return []
      const match = matchCodes(searchable, choice, prefixes) ?? matchTitle(searchable, choice)
      return match ? [match] : []
    })
    .sort((a, b) => rankOf(a) - rankOf(b))
}

function matchCodes({ notice }: SearchableNotice, choice: Choice, prefixes: readonly string[]): Match | null {
  const own = notice.codes.find((code) => prefixes.some((prefix) => code.startsWith(prefix)))
  if (own) return { notice, code: own, reason: { type: 'code' } }
  const wider = notice.codes.find((code) => choice.widerCodes.includes(code))
  return wider ? { notice, code: wider, reason: { type: 'wider' } } : null
}

function matchTitle({ notice, title }: SearchableNotice, { terms, codeTerms }: Choice): Match | null {
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

/** Of two notices for the same reason, the one whose main code fits is nearer to the trade. */
function rankOf({ notice, code, reason }: Match): number {
  return REASON_ORDER.indexOf(reason.type) * 2 + (notice.codes[0] === code ? 0 : 1)
}
