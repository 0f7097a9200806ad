import { todayInVilnius } from '#app/domain/calendar/today.ts'
import type { CpvCode } from '#app/domain/cpv/cpv-code.ts'
import { atTime, type RealNotice } from '#app/features/notices/real-notice.ts'
import { isStale, sourcesOf } from '#app/features/notices/snapshot/freshness.ts'
import type { NoticeSnapshot } from '#app/features/notices/snapshot/notice-snapshot.server.ts'
import { buildLetter } from '../letter.ts'
import {
  countMatches,
  type MatchCriteria,
  matchNotices,
  type SearchableNotice,
} from '../matching/match-notices.ts'
import { indexNotices } from '../matching/notice-index.ts'
import { readTitle, type TitleWords } from '../matching/title-phrases.ts'
import { firstRecentDay, isShown } from './shown-notices.ts'

export function createRealLetterWriter(nameOf: (code: CpvCode) => string) {
  let indexed: ReturnType<typeof indexSnapshot> | null = null

  return (snapshot: NoticeSnapshot, now: Temporal.Instant) => {
    if (indexed?.version !== snapshot.version) indexed = indexSnapshot(snapshot, indexed?.titles, now)
    const { index, recent, from } = indexed
    const today = todayInVilnius(now)
    const count = (criteria: MatchCriteria) => countMatches(recent.candidates(criteria), criteria)
    return {
      countNotices: index.countNotices,
      count,
      write(criteria: MatchCriteria) {
        const shown = index
          .candidates(criteria)
          .filter(({ notice }) => isShown(notice, from, now))
          .map(({ notice, title }) => ({ notice: atTime(notice, now), title }))
        const { completeUntil } = snapshot
        const facts = { sources: sourcesOf(snapshot.ingestStartedAt), completeUntil, count: count(criteria) }
        return buildLetter(matchNotices(shown, criteria), {
          state: isStale(completeUntil, now) ? 'stale' : 'fresh',
          today,
          nameOf,
          facts,
        })
      },
    }
  }
}

function indexSnapshot(
  { notices, completeUntil, version }: NoticeSnapshot,
  cachedTitles: ReadonlyMap<string, TitleWords> | undefined,
  now: Temporal.Instant,
) {
  // Most notices stay in the next snapshot, and parsing titles takes longest.
  const titles = new Map<string, TitleWords>()
  const searchable = notices.map((notice): SearchableNotice<RealNotice> => {
    const { title } = notice
    const words = titles.get(title) ?? cachedTitles?.get(title) ?? readTitle(title)
    titles.set(title, words)
    return { notice, title: words }
  })
  const lastCompleteDay = todayInVilnius(completeUntil === null ? now : Temporal.Instant.from(completeUntil))
  const from = firstRecentDay(notices, lastCompleteDay)
  const recent = searchable.filter(
    ({ notice }) => notice.publishedOn >= from && notice.status !== 'cancelled',
  )
  // Advice counts only what was published on recent working days, many times.
  return { version, index: indexNotices(searchable), recent: indexNotices(recent), from, titles }
}
