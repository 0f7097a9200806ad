import type { RealNotices } from './features/letter/real/real-notices.ts'
import type { SourceId } from './features/notices/notice.ts'
import { isStale } from './features/notices/snapshot/freshness.ts'
import type { NoticeSnapshot } from './features/notices/snapshot/notice-snapshot.server.ts'

const SOURCE_NAMES: Readonly<Record<SourceId, string>> = {
  import: 'mūsų surinkti skelbimai',
  ted: 'TED',
  cvpis: 'CVP IS',
}
const SOURCE_ORDER: readonly SourceId[] = ['import', 'cvpis', 'ted']

/** What the letter asks the feature of real notices; null while nothing was ever read, so that there are samples. */
export function letterNotices(snapshot: NoticeSnapshot | null, now: Temporal.Instant): RealNotices | null {
  if (snapshot === null) return null
  const { notices, completeAt, version } = snapshot
  const newest = Object.values(completeAt).reduce(later, null)
  if (newest === null && notices.length === 0) return null
  const sources = SOURCE_ORDER.flatMap((id) => {
    const readAt = completeAt[id]
    return readAt === undefined ? [] : { name: SOURCE_NAMES[id], readAt }
  })
  return { notices, sources, readAt: newest, version, isStale: isStale(newest, now) }
}

function later(a: string | null, b: string | null): string | null {
  if (a === null || b === null) return a ?? b
  return a > b ? a : b
}
