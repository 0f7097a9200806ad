import { type CpvCode, isGoods } from '#app/domain/cpv/cpv-code.ts'
import { isCommonWord } from '#app/domain/text/stop-words.ts'
import { fold, wordsOf } from '#app/domain/text/words.ts'
import type { CpvEntry } from '../vocabulary/cpv-entry.ts'

export type IntentFactor = ReturnType<typeof createIntentFactor>

const WORK = /^(?:remont|prieziur|taisym|servis|valym|plovim|suvirin|nuom)/
/** These verbs offer goods: whoever bakes or grows something sells it. */
const GOODS_TRADE = /^(?:gamyb|augin|kep)/
const SELLING = /^(?:parduod|prekiauj|prekyba$)/
/** These are the divisions of building, repair and installation. */
const WORK_ON_GOODS = /^(?:45|50|51)/
const UNWANTED_FACTOR = 0.5

/**
 * Tells how much of its score an entry keeps: printer repair is not about printers, and sellers of tiles do not lay them.
 * Most queries say nothing of that: null.
 */
export function createIntentFactor(query: string, words: readonly string[], hasVerb: boolean) {
  const isForService = asksForService(words, hasVerb)
  if (!isForService && !asksForGoods(query)) return null
  const isUnwanted = isForService ? isGoods : (code: CpvCode) => WORK_ON_GOODS.test(code)
  return (entry: CpvEntry | undefined) => (entry && isUnwanted(entry.code) ? UNWANTED_FACTOR : 1)
}

/** The last specific word says what is wanted; „paslaugos“ at the end and a typed verb say it, too. */
function asksForService(words: readonly string[], hasVerb: boolean): boolean {
  const specific = words.filter((word) => !isCommonWord(word))
  const activity = fold(specific.at(-1) ?? '')
  if (words.at(-1) === 'paslaugos') return true
  return specific.length > 1 && (hasVerb ? !GOODS_TRADE.test(activity) : WORK.test(activity))
}

function asksForGoods(query: string): boolean {
  return wordsOf(query).some((word) => SELLING.test(fold(word)))
}
