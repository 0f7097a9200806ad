import type { CpvCode } from '#app/domain/cpv/cpv-code.ts'
import { buildLazily } from '#app/domain/data/build-lazily.ts'
import { buildLetter } from '../letter.ts'
import { type MatchCriteria, matchNotices } from '../matching/match-notices.ts'
import { indexNotices } from '../matching/notice-index.ts'
import { readTitle } from '../matching/title-phrases.ts'
import { dateDemoNotices } from './date-demo-notices.ts'
import type { DemoNotice } from './parse-demo-notices.ts'

export function createDemoLetterWriter(notices: readonly DemoNotice[], nameOf: (code: CpvCode) => string) {
  const titles = buildLazily(() => notices.map(({ title }) => readTitle(title)))
  let indexed: { day: string; index: ReturnType<typeof indexNotices> } | null = null

  return (today: Temporal.PlainDate) => {
    const day = today.toString()
    if (indexed?.day !== day) {
      const dated = dateDemoNotices(notices, today)
      const searchable = dated.flatMap((notice, i) => {
        const title = titles()[i]
        return title ? { notice, title } : []
      })
      indexed = { day, index: indexNotices(searchable) }
    }
    const { index } = indexed
    const options = { state: 'demo', today, nameOf, facts: null } as const
    return {
      countNotices: index.countNotices,
      write: (criteria: MatchCriteria) =>
        buildLetter(matchNotices(index.candidates(criteria), criteria), options),
      count: null,
    }
  }
}
