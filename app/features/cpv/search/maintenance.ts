import { isCommonWord } from '#app/shared/text/stop-words.ts'
import { fold } from '#app/shared/text/words.ts'
import type { CpvEntry } from '../vocabulary/cpv-entry.ts'
import type { Scores } from './scores.ts'

/** „servisas“, „serviso“; in compounds („autoservisas“) it has a meaning of its own. */
const SERVICE = /^servis(?:as|o|ai|u|ui|inis)?$/
const WORK = /^(?:remont|prieziur|taisym|servis|valym|plovim)/
/** Common words that name a thing: „valymo priemonės“ are no work. */
const THINGS = /^(?:prek|priemon|irang|irengin|reikmen|gamin|tiekim)/
const MEANT_BY_SERVICE = ['remontas', 'priežiūra']
/** Divisions up to 44 and 48 are goods. */
const FIRST_WORKS_DIVISION = '45'
const SOFTWARE_DIVISION = '48'
const GOODS_FACTOR = 0.5

/** „Printerių servisas“ is their repair and maintenance; „servisas“ alone stays as it is. */
export function withServiceMeant(words: readonly string[]): readonly string[] {
  const others = words.filter((word) => !SERVICE.test(fold(word)))
  const hasDevice = others.some((word) => !isCommonWord(word))
  return hasDevice && others.length < words.length ? [...others, ...MEANT_BY_SERVICE] : words
}

/** Whether the query asks for work on something: its last significant word says what is wanted. */
export function asksForWork(words: readonly string[]): boolean {
  const specific = words.filter((word) => !isCommonWord(word) || THINGS.test(fold(word)))
  return specific.length > 1 && WORK.test(fold(specific.at(-1) ?? ''))
}

/** A query for maintenance wants no device, one for clean windows no cleaning fluid: goods come after services. */
export function lowerGoods(scores: Scores, entries: readonly CpvEntry[]): void {
  scores.change((position) => {
    const code = entries[position]?.code ?? ''
    return code < FIRST_WORKS_DIVISION || code.startsWith(SOFTWARE_DIVISION) ? GOODS_FACTOR : 1
  })
}
