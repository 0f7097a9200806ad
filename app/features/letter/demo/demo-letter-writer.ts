import type { CpvCode } from '#app/shared/cpv/cpv-code.ts'
import { buildLetter } from '../letter.ts'
import { type MatchCriteria, matchNotices, toSearchable } from '../matching/match-notices.ts'
import { indexNotices, type NoticeIndex } from '../matching/notice-index.ts'
import { readTitle } from '../matching/title-terms.ts'
import { dateDemoNotices } from './date-demo-notices.ts'
import type { DemoNotice } from './parse-demo-notices.ts'

const NO_WORDS = readTitle('')

export function createDemoLetterWriter(notices: readonly DemoNotice[], nameOf: (code: CpvCode) => string) {
  const titles = notices.map(({ title }) => readTitle(title))
  let indexed: { day: string; index: NoticeIndex } | null = null

  function indexOf(today: Temporal.PlainDate): NoticeIndex {
    const day = today.toString()
    if (indexed?.day !== day) {
      const dated = dateDemoNotices(notices, today)
      const searchable = dated.map((notice, i) => toSearchable(notice, titles[i] ?? NO_WORDS))
      indexed = { day, index: indexNotices(searchable) }
    }
    return indexed.index
  }

  return (today: Temporal.PlainDate) => {
    const index = indexOf(today)
    const options = { state: 'sample', today, nameOf, facts: null } as const
    return {
      countWith: index.countWith,
      write: (criteria: MatchCriteria) =>
        buildLetter(matchNotices(index.candidates(criteria), criteria), options),
      // Demo notices are never counted.
      count: null,
    }
  }
}
