import type { Log } from '#app/infra/observability/log.server.ts'
import type { SourceId, SourceNotice } from './source-notice.ts'

/** Days of publication, inclusive, as ISO dates. */
export interface IngestWindow {
  from: string
  to: string
}

export interface RejectedRow {
  /** The id or position of the row, never its content. */
  row: string
  /** Our own words („deadlineAt: must be …“): stored and logged, so it never quotes the row. */
  reason: string
}

/** One reply of the source, stored in one transaction. */
export interface SourceBatch {
  notices: readonly SourceNotice[]
  rejected: readonly RejectedRow[]
}

export interface ReadSummary {
  /** How many rows the source said it has; null when it does not say. */
  announcedCount: number | null
  /** Why the source did not reach its end, one sentence for the operator. */
  problem: string | null
}

export interface SourceContext {
  signal: AbortSignal
  log: Log
  now: Temporal.Instant
}

/** Reads and checks rows; the ingest drops personal data, stores, and decides what is complete. */
export interface NoticeSource {
  readonly id: SourceId
  /** Starts anew on each call. Throws a `SourceError`. */
  read(window: IngestWindow, context: SourceContext): AsyncGenerator<SourceBatch, ReadSummary>
}
