import { todayInVilnius } from '#app/domain/calendar/today.ts'
import { addWorkingDays } from '#app/domain/calendar/working-days.ts'
import type { OpenDatabase } from '#app/infra/database/database.server.ts'
import { runExclusively } from '#app/infra/database/exclusive-run.server.ts'
import type { Log } from '#app/infra/observability/log.server.ts'
import { operatorMessage } from '#app/infra/operator-error.server.ts'
import { NOTICE_MONTHS } from '#config/limits.ts'
import { inTurns } from '../in-turns.ts'
import type { IngestWindow, NoticeSource, SourceBatch } from '../source.ts'
import { SourceError } from '../source-error.server.ts'
import type { SourceId, SourceNotice } from '../source-notice.ts'
import { beginIngest, type IngestCounts, updateIngest } from '../store/ingest-store.server.ts'
import { endUnseen, storeNotices } from '../store/notice-store.server.ts'
import { checkNotice } from './check-notice.ts'
import { readsAll } from './ingest-window.ts'
import { addReasons } from './rejected-reasons.ts'

export interface IngestDeps extends Pick<OpenDatabase, 'db' | 'pool'> {
  log: Log
  stopping: AbortSignal
}

export interface IngestResult extends IngestCounts {
  source: SourceId
  window: IngestWindow
  problem: string | null
}

interface Run extends IngestDeps {
  id: number
  source: NoticeSource
  window: IngestWindow
  now: Temporal.Instant
  counts: IngestCounts
  newestDay: string
}

const NO_COUNTS: IngestCounts = {
  announced: null,
  read: 0,
  new: 0,
  changed: 0,
  rejected: 0,
  skipped: 0,
  rejected_reasons: {},
}
const MAX_RUN_MS = 30 * 60_000
const MAX_LOGGED_ROWS = 5
/** A larger share means that the source has changed its format. */
const MAX_REJECTED_SHARE = 0.2
/** Too few rows say nothing about the others. */
const MIN_ROWS = 20

/** Stores a window batch by batch; it is safe to kill and run again. It returns null when the source is being ingested already. */
export async function ingest(
  deps: IngestDeps,
  source: NoticeSource,
  window: IngestWindow,
): Promise<IngestResult | null> {
  const ran = await runExclusively(deps.pool, `notices ${source.id}`, async () => {
    const startedAt = new Date()
    const id = await beginIngest(deps.db, source.id, window, startedAt)
    const run = { ...deps, id, source, window, now: Temporal.Now.instant(), counts: NO_COUNTS, newestDay: '' }
    const { problem, error } = await readWindow(run).then(
      (problem) => ({ problem, error: null }),
      (error: unknown) => ({ problem: problemOf(error, run), error }),
    )
    if (problem === null && readsAll(source.id, window))
      await endUnseen(deps.db, source.id, window, startedAt)
    await updateIngest(deps.db, id, { problem, is_complete: problem === null, ended_at: new Date() })
    const result = { source: source.id, window, ...run.counts, problem }
    logResult(deps.log, result)
    // Any other error is a fault of this machine, and the ingest is tried again.
    if (error !== null && !(error instanceof SourceError || isTimeout(error))) throw error
    return result
  })
  return ran?.value ?? null
}

/** Returns the problem because of which the window is not complete. */
async function readWindow(run: Run): Promise<string | null> {
  const { source, window, log, now } = run
  const signal = AbortSignal.any([run.stopping, AbortSignal.timeout(MAX_RUN_MS)])
  for await (const batch of source.read(window, { signal, log, now })) {
    signal.throwIfAborted()
    await storeBatch(run, batch)
    const problem = rejectionProblem(run.counts, MIN_ROWS)
    if (problem !== null) return problem
  }
  return rejectionProblem(run.counts, 0) ?? silenceProblem(run)
}

async function storeBatch(run: Run, batch: SourceBatch): Promise<void> {
  const { db, log, source, counts } = run
  const today = todayInVilnius(run.now)
  const { notices, rejected } = await checkNotices(batch, today)
  for (const { row, reason } of rejected.slice(0, MAX_LOGGED_ROWS)) {
    log.warn({ source: source.id, row, reason }, 'a row of a source was rejected')
  }
  const days = notices.map(({ published_on }) => published_on)
  run.newestDay = [run.newestDay, ...days].toSorted().at(-1) ?? ''
  const oldest = today.subtract({ months: NOTICE_MONTHS }).toString()
  const recent = notices.filter(({ published_on }) => published_on >= oldest)
  const { skipped = 0, remarks = [] } = batch
  const reasons = [...rejected.map(({ reason }) => reason), ...remarks]
  run.counts = await db.transaction(async (tx) => {
    const stored = await storeNotices(tx, source.id, recent, new Date(), run.stopping)
    const sums = {
      announced: batch.announced ?? null,
      read: counts.read + notices.length + rejected.length + skipped,
      new: counts.new + stored.new,
      changed: counts.changed + stored.changed,
      rejected: counts.rejected + rejected.length,
      skipped: counts.skipped + skipped,
      rejected_reasons: addReasons(counts.rejected_reasons, reasons),
    }
    // In one transaction with the batch the counts are right whenever the process ends.
    await updateIngest(tx, run.id, sums)
    return sums
  })
}

async function checkNotices(batch: SourceBatch, today: Temporal.PlainDate) {
  const notices: SourceNotice[] = []
  const rejected = [...batch.rejected]
  for await (const raw of inTurns(batch.notices)) {
    const notice = checkNotice(raw, today)
    if (typeof notice === 'string') rejected.push({ row: raw.source_id, reason: notice })
    else notices.push(notice)
  }
  return { notices, rejected }
}

function problemOf(error: unknown, { source, log, stopping }: Run): string {
  if (stopping.aborted) return 'The server stopped while it was reading.'
  if (isTimeout(error)) return `The source was still being read after ${MAX_RUN_MS / 60_000} minutes.`
  const message = operatorMessage(error, 'Reading failed')
  if (message === null) log.error({ err: error, source: source.id }, 'reading notices failed')
  return message ?? 'An unexpected error, see the log.'
}

/** The source's own report is not enough to call an ingest complete. */
function rejectionProblem({ rejected, read }: IngestCounts, minRows: number): string | null {
  return read >= minRows && rejected > read * MAX_REJECTED_SHARE
    ? `${rejected} of ${read} rows were rejected: the source may have changed its format.`
    : null
}

/**
 * Looks at the rows of this run only: a stored notice of that day may come from an earlier run. TED has holidays of
 * its own, so one silent day says nothing.
 */
function silenceProblem({ source, newestDay, now }: Run): string | null {
  const day = addWorkingDays(todayInVilnius(now), -2).toString()
  return source.id === 'import' || newestDay >= day
    ? null
    : `The source has no notice since ${day}: every two working days should have some.`
}

function isTimeout(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'TimeoutError'
}

function logResult(log: Log, { source, problem, window, ...counts }: IngestResult): void {
  const line = { source, ...window, ...counts }
  if (problem === null) log.info(line, 'notices were read')
  else log.error({ ...line, problem }, 'notices were not read completely')
}
