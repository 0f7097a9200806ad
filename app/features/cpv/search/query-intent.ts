import { type CpvCode, isGoods } from '#app/domain/cpv/cpv-code.ts'
import { isCommonWord } from '#app/domain/text/stop-words.ts'
import { fold, wordsOf } from '#app/domain/text/words.ts'
import type { CpvEntry } from '../vocabulary/cpv-entry.ts'
import type { Scores } from './scores.ts'

const WORK = /^(?:remont|prieziur|taisym|servis|valym|plovim|suvirin)/
/** These verbs offer goods: whoever bakes or grows something sells it. */
const GOODS_TRADE = /^(?:nuom|gamyb|augin|kep)/
const SELLING = /^(?:parduod|prekiauj|prekyba$)/
/** These are the divisions of building, repair and installation. */
const WORK_ON_GOODS = /^(?:45|50|51)/
const UNWANTED_FACTOR = 0.5

/** The last specific word says what is wanted; „paslaugos“ at the end and a typed verb say it, too. */
export function asksForService(words: readonly string[], hasVerb: boolean): boolean {
  const specific = words.filter((word) => !isCommonWord(word))
  const activity = fold(specific.at(-1) ?? '')
  if (words.at(-1) === 'paslaugos') return true
  return specific.length > 1 && (hasVerb ? !GOODS_TRADE.test(activity) : WORK.test(activity))
}

export function asksForGoods(query: string): boolean {
  return wordsOf(query).some((word) => SELLING.test(fold(word)))
}

/** Printer repair is not about printers: goods rank below services. */
export function demoteGoods(scores: Scores, entries: readonly CpvEntry[]): void {
  demote(scores, entries, isGoods)
}

/** Sellers of tiles do not lay them: building, repair and installation rank below goods. */
export function demoteWork(scores: Scores, entries: readonly CpvEntry[]): void {
  demote(scores, entries, (code) => WORK_ON_GOODS.test(code))
}

function demote(scores: Scores, entries: readonly CpvEntry[], isUnwanted: (code: CpvCode) => boolean): void {
  scores.scale((position) => {
    const entry = entries[position]
    return entry && isUnwanted(entry.code) ? UNWANTED_FACTOR : 1
  })
}
