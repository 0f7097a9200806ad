import { isGoods } from '#app/shared/cpv/cpv-code.ts'
import { isCommonWord } from '#app/shared/text/stop-words.ts'
import { fold } from '#app/shared/text/words.ts'
import type { CpvEntry } from '../vocabulary/cpv-entry.ts'
import type { Scores } from './scores.ts'

/** Compounds („autoservisas“) have a meaning of their own. */
const SERVICE = /^servis(?:as|o|ai|u|ui|inis)?$/
const WORK = /^(?:remont|prieziur|taisym|servis|valym|plovim)/
const SERVICE_MEANINGS = ['remontas', 'priežiūra']
const GOODS_FACTOR = 0.5

/** „Printerių servisas“ means repair and maintenance; „servisas“ alone stays as it is. */
export function expandServiceWords(words: readonly string[]): readonly string[] {
  const others = words.filter((word) => !SERVICE.test(fold(word)))
  const isSpecific = others.some((word) => !isCommonWord(word))
  return isSpecific && others.length < words.length ? [...others, ...SERVICE_MEANINGS] : words
}

/** The last specific word says what is wanted. */
export function asksForService(words: readonly string[]): boolean {
  const specific = words.filter((word) => !isCommonWord(word))
  return specific.length > 1 && WORK.test(fold(specific.at(-1) ?? ''))
}

/** Printer repair is not about printers: goods rank below services. */
export function demoteGoods(scores: Scores, entries: readonly CpvEntry[]): void {
  scores.scale((position) => {
    const entry = entries[position]
    return entry && isGoods(entry.code) ? GOODS_FACTOR : 1
  })
}
