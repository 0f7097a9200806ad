import { addWorkingDays, isWorkingDay, workingDayOnOrBefore } from '#app/domain/calendar/working-days.ts'
import { isOpen, type RealNotice } from '#app/features/notices/real-notice.ts'

export const RECENT_WORKING_DAYS = 5

/** Returns the first of the last five ingested working days; today counts as soon as it has a notice. */
export function firstRecentDay(notices: readonly RealNotice[], lastCompleteDay: Temporal.PlainDate): string {
  const isBegun =
    isWorkingDay(lastCompleteDay) &&
    notices.some(({ publishedOn }) => publishedOn === lastCompleteDay.toString())
  const newest = isBegun ? lastCompleteDay : workingDayOnOrBefore(lastCompleteDay.subtract({ days: 1 }))
  return addWorkingDays(newest, 1 - RECENT_WORKING_DAYS).toString()
}

/** Shows open notices, and others that were published on recent working days. */
export function isShown(notice: RealNotice, from: string, now: Temporal.Instant): boolean {
  const { kind, status, deadlineAt, publishedOn } = notice
  if (status === 'cancelled') return false
  const expectsReplies = kind === 'tender' || kind === 'consultation'
  if (expectsReplies && status !== 'suspended' && (deadlineAt !== null || status === 'ended'))
    return isOpen(notice, now)
  return publishedOn >= from
}
