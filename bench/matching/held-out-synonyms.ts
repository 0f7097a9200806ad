import { crc32 } from 'node:zlib'
import { lithuanianStems, wordsOf } from '#app/domain/text/words.ts'
import type { CpvSearch } from '#app/features/cpv/search/cpv-search.ts'
import type { Synonym } from '#app/features/cpv/search/synonyms/synonyms.ts'

const HELD_OUT_EACH = 12
const DIVISION_DIGITS = 2
const GROUP_DIGITS = 3

/** One phrase in twelve is held out, with those that differ only in inflection and word order; a new one moves no other. */
export function splitSynonyms(synonyms: readonly Synonym[]): { heldOut: Synonym[]; kept: Synonym[] } {
  const { heldOut = [], kept = [] } = Object.groupBy(synonyms, ({ phrase }) =>
    crc32(stemsOf(phrase)) % HELD_OUT_EACH === 0 ? 'heldOut' : 'kept',
  )
  return { heldOut, kept }
}

function stemsOf(phrase: string): string {
  return wordsOf(phrase)
    .map((word) => lithuanianStems(word).at(-1))
    .sort()
    .join(' ')
}

/** Shares of phrases with a right group first, among the first three, and with a right division first. */
export function measurePhrases({ find }: Pick<CpvSearch, 'find'>, phrases: readonly Synonym[]) {
  const answers = phrases.map(({ phrase, prefixes }) => ({ prefixes, found: find(phrase).entries }))
  const share = (count: number, digits: number) =>
    answers.filter(({ prefixes, found }) =>
      found
        .slice(0, count)
        .some(({ code }) => prefixes.some((prefix) => code.startsWith(prefix.slice(0, digits)))),
    ).length / answers.length
  return {
    count: phrases.length,
    groupAt1: share(1, GROUP_DIGITS),
    groupAt3: share(3, GROUP_DIGITS),
    divisionAt1: share(1, DIVISION_DIGITS),
  }
}
