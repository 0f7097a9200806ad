import { todayInVilnius } from '#app/domain/calendar/today.ts'
import { deadlineAt as deadlineOf } from '#app/domain/notices/deadline.ts'
import type { Notice } from '#app/domain/notices/notice.ts'
import { SNAPSHOT_DAYS } from '#config/limits.ts'
import type { SourceNotice } from './source-notice.ts'

export interface RealNotice extends Notice {
  publishedOn: string
  buyerCode: string | null
  /** The ISO instant of the last deadline is in UTC; a notice with null was never open. */
  deadlineAt: string | null
  /** These are of lots that end before it, the first one first. */
  earlierDeadlines: readonly string[]
  status: SourceNotice['status']
}

export function isOpen({ status, deadlineAt }: RealNotice, now: Temporal.Instant): boolean {
  return status === 'published' && deadlineAt !== null && deadlineAt > comparable(now)
}

/** Older ones are shown only while they are open. */
export function isRecentAt(now: Temporal.Instant): (notice: RealNotice) => boolean {
  const since = todayInVilnius(now).subtract({ days: SNAPSHOT_DAYS }).toString()
  return ({ publishedOn }) => publishedOn >= since
}

/** The deadline of the lots that end next, or the last one. */
export function nextDeadline(
  { earlierDeadlines, deadlineAt }: RealNotice,
  now: Temporal.Instant,
): string | null {
  return earlierDeadlines.find((at) => at > comparable(now)) ?? deadlineAt
}

/** While some lots end earlier than others, both days are shown. */
export function atTime(notice: RealNotice, now: Temporal.Instant): RealNotice {
  const [next, last] = [nextDeadline(notice, now), notice.deadlineAt]
  if (next === null || last === null || next === last || notice.time.type !== 'deadline') return notice
  return { ...notice, time: { type: 'deadline', ...deadlineOf(next), last: deadlineOf(last) } }
}

/** All instants here have milliseconds, so they compare as texts. */
function comparable(now: Temporal.Instant): string {
  return now.toString({ smallestUnit: 'millisecond' })
}
