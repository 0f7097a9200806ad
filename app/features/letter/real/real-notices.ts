import type { PublishedNotice } from '#app/features/notices/published-notice.ts'
import { isStale } from '#app/features/notices/snapshot/freshness.ts'
import type { NoticeSnapshot } from '#app/features/notices/snapshot/notice-snapshot.server.ts'
import { sourcesOf } from '#app/features/notices/snapshot/snapshot-sources.ts'
import { addWorkingDays, isWorkingDay, workingDayOnOrBefore } from '#app/shared/calendar/working-days.ts'
import type { SourceReading } from '#app/shared/notices/notice-sources.ts'

/** Real notices of the last 30 days, and how old they are. */
export interface RealNotices {
  /** Newest first. */
  notices: readonly PublishedNotice[]
  sources: readonly SourceReading[]
  /** Until when the source that is furthest is known; null: no reading was complete yet. */
  readAt: string | null
  /** Another one whenever the notices have changed. */
  version: number
  isStale: boolean
}

/** Null while nothing was ever read, so that there are samples. */
export function realNotices(snapshot: NoticeSnapshot | null, now: Temporal.Instant): RealNotices | null {
  if (snapshot === null) return null
  const { notices, version, knownUntil: readAt } = snapshot
  return { notices, sources: sourcesOf(snapshot), readAt, version, isStale: isStale(readAt, now) }
}

/** Working days whose publications a letter's visitor sees. */
export const DAYS_SHOWN = 5

/**
 * The first of the last five working days that were read. Today is one of them as soon as something of it is there; days
 * after the newest reading are not.
 */
export function firstDayShown(notices: readonly PublishedNotice[], readOn: Temporal.PlainDate): string {
  const isBegun = isWorkingDay(readOn) && notices.some(({ publishedOn }) => publishedOn === readOn.toString())
  const newest = isBegun ? readOn : workingDayOnOrBefore(readOn.subtract({ days: 1 }))
  return addWorkingDays(newest, 1 - DAYS_SHOWN).toString()
}

/** Whether tenders or remarks can still be handed in. */
export function isOpen({ status, deadlineAt }: PublishedNotice, now: Temporal.Instant): boolean {
  return (
    status === 'published' &&
    deadlineAt !== null &&
    Temporal.Instant.from(deadlineAt).epochMilliseconds > now.epochMilliseconds
  )
}

/** What is open, and what else was published on the days shown; nothing that nobody can answer to any more. */
export function isShown(notice: PublishedNotice, from: string, now: Temporal.Instant): boolean {
  const { kind, status, deadlineAt, publishedOn } = notice
  if (status === 'cancelled') return false
  const isAwaited = kind === 'tender' || kind === 'consultation'
  if (isAwaited && (deadlineAt !== null || status === 'ended')) return isOpen(notice, now)
  return publishedOn >= from
}
