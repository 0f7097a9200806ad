import { isStale } from '#app/features/notices/snapshot/freshness.ts'
import type { NoticeSnapshot } from '#app/features/notices/snapshot/notice-snapshot.server.ts'
import { sourcesOf } from '#app/features/notices/snapshot/snapshot-sources.ts'
import type { RealNotices } from './real-notices.ts'

/** What the letter asks the feature of real notices; null while nothing was ever read, so that there are samples. */
export function letterNotices(snapshot: NoticeSnapshot | null, now: Temporal.Instant): RealNotices | null {
  if (snapshot === null) return null
  const { notices, version, knownUntil: readAt } = snapshot
  return { notices, sources: sourcesOf(snapshot), readAt, version, isStale: isStale(readAt, now) }
}
