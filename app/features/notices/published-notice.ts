import type { Notice } from '#app/shared/notices/notice.ts'
import type { RawNotice } from './raw-notice.ts'

/** A real notice as matching and letter take it, and what else of it they have to know. */
export interface PublishedNotice extends Notice {
  publishedOn: string
  /** An ISO instant in UTC; null: never open. */
  deadlineAt: string | null
  status: RawNotice['status']
}

/** Whether tenders or remarks can still be handed in. */
export function isOpen({ status, deadlineAt }: PublishedNotice, now: Temporal.Instant): boolean {
  // Both are written with milliseconds: so they can be compared as texts.
  return (
    status === 'published' &&
    deadlineAt !== null &&
    deadlineAt > now.toString({ smallestUnit: 'millisecond' })
  )
}
