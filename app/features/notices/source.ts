import type { Log } from '#app/infra/observability/log.server.ts'
import type { SourceId, SourceNotice } from './source-notice.ts'
import type { ReadRow } from './sources/checked-row.ts'

export interface IngestWindow {
  from: string
  to: string
}

export interface RejectedRow {
  /** It is the id or position of the row, never its content. */
  row: string
  /** It is in our own words („deadlineAt: must be …“), because it is stored and logged, and so never quotes the row. */
  reason: string
}

/** A batch is one reply of the source, stored in one transaction. */
export interface SourceBatch {
  notices: readonly SourceNotice[]
  rejected: readonly RejectedRow[]
  /** So many rows the source says that the window has. */
  announced?: number
  /** So many rows are in order, and no notices of ours. */
  skipped?: number
  /** They are counted like the reasons of rejected rows. */
  remarks?: readonly string[]
}

export interface SourceContext {
  signal: AbortSignal
  log: Log
  now: Temporal.Instant
}

/** Reads and checks rows; the ingest drops personal data, stores, and decides what is complete. */
export interface NoticeSource {
  readonly id: SourceId
  /** Each call starts anew. It throws a `SourceError` unless it reaches the end of the window. */
  read(window: IngestWindow, context: SourceContext): AsyncGenerator<SourceBatch, void>
  /** For `notices -- check`: one small reply as it comes, what its rows should have, and how they are read. */
  readonly sample?: {
    ask(window: IngestWindow, context: SourceContext): Promise<unknown>
    fields: readonly string[]
    read(row: unknown): ReadRow
  }
}
