import type { Notice } from '#app/domain/notices/notice.ts'
import type { SourceNotice } from './source-notice.ts'

export interface RealNotice extends Notice {
  publishedOn: string
  /** The ISO instant is in UTC; a notice with null was never open. */
  deadlineAt: string | null
  status: SourceNotice['status']
}

export function isOpen({ status, deadlineAt }: RealNotice, now: Temporal.Instant): boolean {
  // Both have milliseconds, so they compare as texts.
  return (
    status === 'published' &&
    deadlineAt !== null &&
    deadlineAt > now.toString({ smallestUnit: 'millisecond' })
  )
}
