import { todayInVilnius } from '#app/domain/calendar/today.ts'
import type { OpenDatabase } from '#app/infra/database/database.server.ts'
import { runExclusively } from '#app/infra/database/exclusive-run.server.ts'
import type { Log } from '#app/infra/observability/log.server.ts'
import { operatorMessage } from '#app/infra/operator-error.server.ts'
import { NOTICE_MONTHS } from '#config/limits.ts'
import type { IngestWindow, NoticeSource, ReadSummary, SourceBatch } from '../source.ts'
import { SourceError } from '../source-error.server.ts'
import type { SourceId } from '../source-notice.ts'
import { beginIngest, endIngest, type IngestCounts, saveCounts } from '../store/ingest-store.server.ts'
import { endUnseen, storeNotices } from '../store/notice-store.server.ts'
import { checkBatch } from './check-batch.ts'
import { expectedDay, readsAll } from './ingest-window.ts'
import { addReasons, areTooManyRejected } from './rejected-reasons.ts'

export interface IngestDeps extends Pick<OpenDatabase, 'db' | 'pool'> {
  log: Log
  stopping: AbortSignal
}

export interface IngestResult extends IngestCounts {
  source: SourceId
  window: IngestWindow
  problem: string | null
}

const MAX_RUN_MS = 30 * 60_000
const MAX_LOGGED_ROWS = 5

/** Stores a window batch by batch; it is safe to kill and run again. It returns null when the source is being ingested already. */
export async function ingest(
  deps: IngestDeps,
  source: NoticeSource,
  window: IngestWindow,
): Promise<IngestResult | null> {
  const ran = await runExclusively(deps.pool, `notices ${source.id}`, async () => {
    const startedAt = new Date()
    const id = await beginIngest(deps.db, source.id, window, startedAt)
    const run = new IngestRun(deps, source, window, id)
    const { problem, error } = await run.read().then(
      (problem) => ({ problem, error: null }),
      (error: unknown) => ({ problem: run.problemOf(error), error }),
    )
    const result = { source: source.id, window, ...run.counts, problem }
    if (problem === null && readsAll(source.id, window))
      await endUnseen(deps.db, source.id, window, startedAt)
    await endIngest(deps.db, id, { announced: run.announcedCount, problem, ended_at: new Date() })
    logResult(deps.log, result)
    if (error !== null && !isSourceFault(error)) throw error
    return result
  })
  return ran?.value ?? null
}

class IngestRun {
  announcedCount: number | null = null
  counts: IngestCounts = { read: 0, new: 0, changed: 0, rejected: 0, skipped: 0, rejected_reasons: {} }
  #newestDay = ''
  readonly #now = Temporal.Now.instant()
  readonly #deps: IngestDeps
  readonly #source: NoticeSource
  readonly #window: IngestWindow
  readonly #id: number

  constructor(deps: IngestDeps, source: NoticeSource, window: IngestWindow, id: number) {
    this.#deps = deps
    this.#source = source
    this.#window = window
    this.#id = id
  }

  async read(): Promise<string | null> {
    const { log, stopping } = this.#deps
    const signal = AbortSignal.any([stopping, AbortSignal.timeout(MAX_RUN_MS)])
    const batches = this.#source.read(this.#window, { signal, log, now: this.#now })
    try {
      for (;;) {
        const next = await batches.next()
        signal.throwIfAborted()
        if (next.done) return this.#problemAtEnd(next.value)
        await this.#store(next.value)
        const problem = this.#rejectionProblem(false)
        if (problem !== null) return problem
      }
    } finally {
      await batches.return({ announcedCount: null, problem: null })
    }
  }

  problemOf(error: unknown): string {
    if (this.#deps.stopping.aborted) return 'The server stopped while it was reading.'
    if (isTimeout(error)) return `The source was still being read after ${MAX_RUN_MS / 60_000} minutes.`
    if (error instanceof SourceError) return error.message
    const message = operatorMessage(error, 'Reading failed')
    if (message === null)
      this.#deps.log.error({ err: error, source: this.#source.id }, 'reading notices failed')
    return message ?? 'An unexpected error, see the log.'
  }

  async #store(batch: SourceBatch): Promise<void> {
    const { db, log, stopping } = this.#deps
    const today = todayInVilnius(this.#now)
    const { notices, rejected } = await checkBatch(this.#source.id, batch, today)
    for (const { published_on } of notices) {
      if (published_on > this.#newestDay) this.#newestDay = published_on
    }
    for (const { row, reason } of rejected.slice(0, MAX_LOGGED_ROWS)) {
      log.warn({ source: this.#source.id, row, reason }, 'a row of a source was rejected')
    }
    const oldest = today.subtract({ months: NOTICE_MONTHS }).toString()
    const recent = notices.filter(({ published_on }) => published_on >= oldest)
    this.counts = await db.transaction(async (tx) => {
      const stored = await storeNotices(tx, this.#source.id, recent, new Date(), stopping)
      const skipped = batch.skipped ?? 0
      const counts = {
        read: this.counts.read + notices.length + rejected.length + skipped,
        new: this.counts.new + stored.new,
        changed: this.counts.changed + stored.changed,
        rejected: this.counts.rejected + rejected.length,
        skipped: this.counts.skipped + skipped,
        rejected_reasons: addReasons(this.counts.rejected_reasons, [
          ...rejected.map(({ reason }) => reason),
          ...(batch.remarks ?? []),
        ]),
      }
      await saveCounts(tx, this.#id, counts)
      return counts
    })
  }

  /** The source's own report is not enough to call an ingest complete. */
  #problemAtEnd(summary: ReadSummary): string | null {
    this.announcedCount = summary.announcedCount
    return summary.problem ?? this.#rejectionProblem(true) ?? this.#silenceProblem()
  }

  #rejectionProblem(isOver: boolean): string | null {
    const { rejected, read } = this.counts
    return areTooManyRejected(rejected, read, isOver)
      ? `${rejected} of ${read} rows were rejected: the source may have changed its format.`
      : null
  }

  /** Looks at the rows of this run only: a stored notice of that day may come from an earlier run. */
  #silenceProblem(): string | null {
    const day = expectedDay(todayInVilnius(this.#now)).toString()
    return this.#source.id === 'import' || this.#newestDay >= day
      ? null
      : `The source has no notice since ${day}: every two working days should have some.`
  }
}

/** Any other error is a fault of this machine, and the ingest is tried again. */
function isSourceFault(error: unknown): boolean {
  return error instanceof SourceError || isTimeout(error)
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError'
}

function logResult(log: Log, { source, problem, window, ...counts }: IngestResult): void {
  const line = { source, ...window, ...counts }
  if (problem === null) log.info(line, 'notices were read')
  else log.error({ ...line, problem }, 'notices were not read completely')
}
