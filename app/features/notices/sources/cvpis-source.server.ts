import * as v from 'valibot'
import type { IngestWindow, NoticeSource, SourceBatch, SourceContext, SourceEnd } from '../source.ts'
import { SourceError } from '../source-error.server.ts'
import { type ApiOptions, postWithRetry } from './api-client.server.ts'
import { publishedOnOf, readCvpisRow } from './cvpis-notice.ts'
import { readRows } from './source-rows.server.ts'

const PAGE_SIZE = 500
/** Whatever is asked for, as others have seen. */
const MAX_PAGE_SIZE = 2_000
/** Ten years of Lithuania. */
const MAX_PAGES = 600
const DAYS_WITHOUT_NOTICES = 7

const answerSchema = v.pipe(v.array(v.record(v.string(), v.unknown())), v.maxLength(MAX_PAGE_SIZE))

type Rows = v.InferOutput<typeof answerSchema>

interface CvpisOptions extends Omit<ApiOptions, 'name' | 'headers'> {
  apiKey: string
}

/** The export of CVP IS: all purchases, page by page, of which the window is kept. */
export function createCvpisSource({ apiKey, ...options }: CvpisOptions): NoticeSource {
  const api = { ...options, name: 'CVP IS', headers: { apiKey } }
  return { id: 'cvpis', read: (window, context) => readExport(api, window, context) }
}

/** What is known of the run so far. */
interface Run {
  window: IngestWindow
  /** Ids of all rows: a page without a new one says nothing more. */
  seen: Set<string>
  /** Newest first, what is older than the window ends the run. */
  order: OrderTracker
}

async function* readExport(
  api: ApiOptions,
  window: IngestWindow,
  context: SourceContext,
): AsyncGenerator<SourceBatch, SourceEnd> {
  // bounded: ids of MAX_PAGES pages, and only for the run
  const run: Run = { window, seen: new Set(), order: new OrderTracker(window.to) }
  let isShort = false
  for (let number = 1; number <= MAX_PAGES; number++) {
    const rows = await askForPage(api, number, context)
    const before = run.seen.size
    const batch = await readPage(rows, number, run)
    if (batch.notices.length + batch.rejected.length > 0) yield batch
    if (run.seen.size === before) return endOf(run, rows, isShort)
    if (isShort) return incomplete(`CVP IS gives pages shorter than the ${PAGE_SIZE} rows asked for.`)
    isShort = rows.length < PAGE_SIZE
    const isOlder = rows.every((row) => (publishedOnOf(row) ?? window.from) < window.from)
    if (isOlder && run.order.isNewestFirst) return COMPLETE
  }
  throw new SourceError(`CVP IS gives more than ${MAX_PAGES} pages.`)
}

const COMPLETE: SourceEnd = { announced: null, problem: null }

function incomplete(problem: string): SourceEnd {
  return { announced: null, problem }
}

/** The page brought nothing new. */
function endOf({ seen }: Run, rows: Rows, isShort: boolean): SourceEnd {
  if (seen.size === 0) return incomplete('CVP IS gives an empty export.')
  // The export says what its last page is by its length; one page more confirms it.
  if (rows.length === 0 || isShort) return COMPLETE
  return incomplete('CVP IS gives the same page again.')
}

function readPage(rows: Rows, number: number, { window, seen, order }: Run): Promise<SourceBatch> {
  return readRows({ number, rows, idField: 'id' }, (row, key, name) => {
    if (seen.has(key)) return null
    seen.add(key)
    order.note(publishedOnOf(row))
    const day = order.lastDay ?? window.to
    return day < window.from || day > window.to ? null : readCvpisRow(row, name)
  })
}

async function askForPage(api: ApiOptions, pageNum: number, { signal, log }: SourceContext): Promise<Rows> {
  const answer = await postWithRetry(api, { pageSize: PAGE_SIZE, pageNum }, { signal, log })
  const rows = v.safeParse(answerSchema, answer, { abortEarly: true })
  if (rows.success) return rows.output
  throw new SourceError(
    `CVP IS answers in another shape: a list of at most ${MAX_PAGE_SIZE} purchases was expected.`,
  )
}

/** Watches the days of publication of a list, row by row. */
class OrderTracker {
  /** Of the last row that had one: a row without a readable day is taken to be of the same. */
  lastDay: string | null = null
  readonly #earliestStart: string
  #hasFallen = false
  #isOrdered = true

  constructor(windowTo: string) {
    this.#earliestStart = Temporal.PlainDate.from(windowTo)
      .subtract({ days: DAYS_WITHOUT_NOTICES })
      .toString()
  }

  /** Begins near the end of the window, has never risen and has fallen: nothing of the window comes after something older. */
  get isNewestFirst(): boolean {
    return this.#isOrdered && this.#hasFallen
  }

  /** Null when it could not be read: the list then counts as unordered. */
  note(day: string | null): void {
    if (day === null || (this.lastDay === null ? day < this.#earliestStart : day > this.lastDay))
      this.#isOrdered = false
    if (day === null) return
    if (this.lastDay !== null && day < this.lastDay) this.#hasFallen = true
    this.lastDay = day
  }
}
