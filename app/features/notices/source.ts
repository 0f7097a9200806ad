import type { Log } from '#app/infra/observability/log.server.ts'
import type { RawNotice, SourceId } from './raw-notice.ts'

/** Days of publication, both included, as ISO dates. */
export interface IngestWindow {
  from: string
  to: string
}

export interface RejectedRow {
  /** What the source calls the row: its id, or its line. Never its content. */
  row: string
  /** Words of ours („deadlineAt: must be …“): it is stored, counted and logged, so it never quotes the row. */
  reason: string
}

/** What one answer of the source held; the ingest stores it in one transaction. */
export interface SourceBatch {
  notices: readonly RawNotice[]
  rejected: readonly RejectedRow[]
}

/** What the source says once it has no more. */
export interface SourceEnd {
  /** How many rows the source said it has in the window; null when it does not say. */
  announced: number | null
  /** Why the source did not reach its end (the last page, the confirming one), in one sentence for the operator. */
  problem: string | null
}

export interface SourceContext {
  /** Aborted when the server stops or the run takes too long. */
  signal: AbortSignal
  log: Log
  now: Temporal.Instant
}

/**
 * Where notices come from. A source reads, checks each row and reports; the ingest drops personal data, stores, stops
 * when more than one row in five is rejected, and decides whether the window is complete: rows that were announced but
 * never came make it incomplete, whatever the source says.
 */
export interface NoticeSource {
  readonly id: SourceId
  /** Reads from the start whenever it is called: what is read twice is stored once. Throws a `SourceError`. */
  read(window: IngestWindow, context: SourceContext): AsyncGenerator<SourceBatch, SourceEnd>
}
