import type { Notice } from '#app/shared/notices/notice.ts'
import type { RawNotice, SourceId } from './raw-notice.ts'

/** A real notice as matching and letter take it, and what else of it they have to know. */
export interface PublishedNotice extends Notice {
  source: SourceId
  publishedOn: string
  /** An ISO instant in UTC; null: never open. */
  deadlineAt: string | null
  buyerCode: string | null
  status: RawNotice['status']
}
