import type { IngestWindow, NoticeSource, RejectedRow } from '#app/features/notices/source.ts'
import { SourceError } from '#app/features/notices/source-error.server.ts'
import type { SourceNotice } from '#app/features/notices/source-notice.ts'
import type { ApiTimings } from '#app/features/notices/sources/api-client.server.ts'
import { createLog } from '#app/infra/observability/log.server.ts'

/** Short pauses, but time for a busy machine, which may take seconds to answer. */
export const FAST_TIMINGS: ApiTimings = {
  timeoutMs: 15_000,
  firstPauseMs: 10,
  maxPauseMs: 2_000,
  rateLimitPauseMs: 50,
  maxAttempts: 4,
  betweenMs: 0,
}

/** For tests of replies that come too late. */
export const SHORT_TIMEOUT: ApiTimings = { ...FAST_TIMINGS, timeoutMs: 500, maxAttempts: 2 }

export interface ReadOutcome {
  notices: SourceNotice[]
  rejected: RejectedRow[]
  isComplete: boolean
  announced: number | undefined
  /** Why it is not complete: the error that ended it. */
  problem: string | null
  /** The messages of the log. */
  log: string[]
  /** The pauses before further attempts, in milliseconds. */
  pauses: number[]
}

/** Reads a window to its end, as the ingest does, and keeps everything. */
export async function readSource(
  source: NoticeSource,
  window: IngestWindow,
  signal = new AbortController().signal,
): Promise<ReadOutcome> {
  const outcome: ReadOutcome = {
    notices: [],
    rejected: [],
    isComplete: false,
    announced: undefined,
    problem: null,
    log: [],
    pauses: [],
  }
  const log = createLog('debug', {
    write(line) {
      const { msg, waitMs } = JSON.parse(line)
      outcome.log.push(msg)
      if (waitMs !== undefined) outcome.pauses.push(waitMs)
    },
  })
  try {
    for await (const batch of source.read(window, { signal, log, now: Temporal.Now.instant() })) {
      outcome.notices.push(...batch.notices)
      outcome.rejected.push(...batch.rejected)
      outcome.announced = batch.announced
    }
    return { ...outcome, isComplete: true }
  } catch (error) {
    if (!(error instanceof SourceError)) throw error
    return { ...outcome, problem: error.message }
  }
}
