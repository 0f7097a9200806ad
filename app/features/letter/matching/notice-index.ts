import { type CpvCode, prefixesOf, significantDigits } from '#app/domain/cpv/cpv-code.ts'
import { groupByKeys } from '#app/domain/data/group-by-keys.ts'
import { compareDays, type Notice } from '#app/domain/notices/notice.ts'
import type { MatchCriteria, SearchableNotice } from './match-notices.ts'
import type { SearchPhrase } from './title-phrases.ts'

/** Finds candidates by codes and title words, so that `matchNotices` looks at few notices. */
export interface NoticeIndex<AnyNotice extends Notice = Notice> {
  countNotices(code: CpvCode): number
  /** Returns a superset of the matches, the earliest first. */
  candidates(criteria: MatchCriteria): SearchableNotice<AnyNotice>[]
}

type Positions = readonly number[]

const NONE: Positions = []

export function indexNotices<AnyNotice extends Notice>(
  unordered: readonly SearchableNotice<AnyNotice>[],
): NoticeIndex<AnyNotice> {
  const notices = unordered.toSorted((a, b) => compareDays(a.notice, b.notice))
  const byPrefix = groupByKeys(
    notices.keys(),
    (i) => notices[i]?.notice.codes.flatMap((code) => [...prefixesOf(code), code]) ?? [],
  )
  const byStem = groupByKeys(notices.keys(), (i) => notices[i]?.title.keywords.keys() ?? [])

  function positionsOf(phrase: SearchPhrase): Positions {
    const found = phrase.map((stems) => stems.flatMap((stem) => byStem.get(stem) ?? NONE))
    const [first = NONE, ...others] = found.sort((a, b) => a.length - b.length)
    return others.reduce((left, positions) => left.filter((position) => positions.includes(position)), first)
  }

  return {
    countNotices: (code) => byPrefix.get(significantDigits(code))?.length ?? 0,
    candidates({ codes, widerCodes, codePhrases, searchedPhrases }) {
      const found = new Set<number>()
      const add = (positions: Positions) => {
        for (const position of positions) found.add(position)
      }
      for (const code of codes) add(byPrefix.get(significantDigits(code)) ?? NONE)
      for (const code of widerCodes) add(byPrefix.get(code) ?? NONE)
      for (const { phrase } of codePhrases) add(positionsOf(phrase))
      for (const phrase of searchedPhrases) add(positionsOf(phrase))
      return [...found].sort((a, b) => a - b).flatMap((position) => notices[position] ?? [])
    },
  }
}
