import * as v from 'valibot'
import type { IngestWindow, NoticeSource, ReadSummary, SourceBatch, SourceContext } from '../source.ts'
import { SourceError } from '../source-error.server.ts'
import { type ApiOptions, postWithRetry } from './api-client.server.ts'
import { readCvpisRow, readPublishedOn } from './cvpis-notice.ts'
import { readRows } from './source-rows.server.ts'

const PAGE_SIZE = 500
/** The server's own limit, as others have observed. */
const MAX_PAGE_SIZE = 2_000
/** Ten years of Lithuania. */
const MAX_PAGES = 600
const DAYS_WITHOUT_NOTICES = 7

const answerSchema = v.pipe(v.array(v.record(v.string(), v.unknown())), v.maxLength(MAX_PAGE_SIZE))

type Rows = v.InferOutput<typeof answerSchema>

type CvpisOptions = Omit<ApiOptions, 'name' | 'headers'> & { apiKey: string }

/** The export has all purchases, page by page; rows outside the window are dropped. */
export function createCvpisSource({ apiKey, ...options }: CvpisOptions): NoticeSource {
  const api = { ...options, name: 'CVP IS', headers: { apiKey } }
  return { id: 'cvpis', read: (window, context) => readExport(api, window, context) }
}

interface Run {
  window: IngestWindow
  /** Ids of all rows: a page without a new one ends the export. */
  seen: Set<string>
  /** When rows come newest first, one older than the window ends the run. */
  order: OrderTracker
}

async function* readExport(
  api: ApiOptions,
  window: IngestWindow,
  context: SourceContext,
): AsyncGenerator<SourceBatch, ReadSummary> {
  // bounded: ids of MAX_PAGES pages, and only for the run
  const run: Run = { window, seen: new Set(), order: new OrderTracker(window.to) }
  let previousWasShort = false
  for (let number = 1; number <= MAX_PAGES; number++) {
    const rows = await fetchPage(api, number, context)
    const before = run.seen.size
    const batch = await readPage(rows, number, run)
    if (batch.notices.length + batch.rejected.length > 0) yield batch
    if (run.seen.size === before) return endOfExport(run, rows, previousWasShort)
    if (previousWasShort)
      return incomplete(`CVP IS gives pages shorter than the ${PAGE_SIZE} rows asked for.`)
    previousWasShort = rows.length < PAGE_SIZE
    const isOlder = rows.every((row) => (readPublishedOn(row) ?? window.from) < window.from)
    if (isOlder && run.order.isNewestFirst) return COMPLETE
  }
  throw new SourceError(`CVP IS gives more than ${MAX_PAGES} pages.`)
}

const COMPLETE: ReadSummary = { announcedCount: null, problem: null }

function incomplete(problem: string): ReadSummary {
  return { announcedCount: null, problem }
}

function endOfExport({ seen }: Run, rows: Rows, previousWasShort: boolean): ReadSummary {
  if (seen.size === 0) return incomplete('CVP IS gives an empty export.')
  // A short page is the last one; one more page confirms it.
  if (rows.length === 0 || previousWasShort) return COMPLETE
  return incomplete('CVP IS gives the same page again.')
}

function readPage(rows: Rows, pageNumber: number, { window, seen, order }: Run): Promise<SourceBatch> {
  return readRows({ pageNumber, rows, idField: 'id' }, (row, key, name) => {
    if (seen.has(key)) return null
    seen.add(key)
    order.observe(readPublishedOn(row))
    const day = order.lastDay ?? window.to
    return day < window.from || day > window.to ? null : readCvpisRow(row, name)
  })
}

async function fetchPage(api: ApiOptions, pageNum: number, { signal, log }: SourceContext): Promise<Rows> {
  const answer = await postWithRetry(api, { pageSize: PAGE_SIZE, pageNum }, { signal, log })
  const rows = v.safeParse(answerSchema, answer, { abortEarly: true })
  if (rows.success) return rows.output
  throw new SourceError(
    `CVP IS answers in another shape: a list of at most ${MAX_PAGE_SIZE} purchases was expected.`,
  )
}

class OrderTracker {
  /** A row without a readable day counts as of the same day. */
  lastDay: string | null = null
  readonly #earliestStart: string
  #hasFallen = false
  #isOrdered = true

  constructor(windowTo: string) {
    this.#earliestStart = Temporal.PlainDate.from(windowTo)
      .subtract({ days: DAYS_WITHOUT_NOTICES })
      .toString()
  }

  /** Begins near the end of the window and only falls, so nothing of the window follows an older row. */
  get isNewestFirst(): boolean {
    return this.#isOrdered && this.#hasFallen
  }

  observe(day: string | null): void {
    if (day === null || (this.lastDay === null ? day < this.#earliestStart : day > this.lastDay))
      this.#isOrdered = false
    if (day === null) return
    if (this.lastDay !== null && day < this.lastDay) this.#hasFallen = true
    this.lastDay = day
  }
}
