import * as v from 'valibot'
import type { RawNotice } from '../raw-notice.ts'
import type {
  IngestWindow,
  NoticeSource,
  RejectedRow,
  SourceBatch,
  SourceContext,
  SourceEnd,
} from '../source.ts'
import { SourceError } from '../source-error.server.ts'
import { type ApiClient, type ApiPatience, createApiClient } from './api-client.server.ts'
import { nameOfRow } from './checked-row.ts'
import { publishedOnOf, readCvpisRow } from './cvpis-notice.ts'
import { type OrderWatch, watchOrder } from './newest-first.ts'
import { inTurns, keyOfRow } from './source-rows.server.ts'

const PAGE_SIZE = 500
/** Whatever is asked for, as others have seen. */
const MAX_PAGE_SIZE = 2_000
/** Ten years of Lithuania. */
const MAX_PAGES = 600

const answerSchema = v.pipe(v.array(v.record(v.string(), v.unknown())), v.maxLength(MAX_PAGE_SIZE))

type Rows = v.InferOutput<typeof answerSchema>

interface CvpisOptions extends ApiPatience {
  url: string
  apiKey: string
}

/** The export of CVP IS: all purchases, page by page, of which the window is kept. */
export function createCvpisSource({ apiKey, ...options }: CvpisOptions): NoticeSource {
  const client = createApiClient({ ...options, name: 'CVP IS', headers: { apiKey } })
  return { id: 'cvpis', read: (window, context) => readExport(client, window, context) }
}

/** What is known of the run so far. */
interface Run {
  window: IngestWindow
  /** Ids of all rows: a page without a new one says nothing more. */
  seen: Set<string>
  /** Newest first, what is older than the window ends the run. */
  order: OrderWatch
}

async function* readExport(
  client: ApiClient,
  window: IngestWindow,
  context: SourceContext,
): AsyncGenerator<SourceBatch, SourceEnd> {
  // bounded: ids of MAX_PAGES pages, and only for the run
  const run: Run = { window, seen: new Set(), order: watchOrder(window.to) }
  let isShort = false
  for (let number = 1; number <= MAX_PAGES; number++) {
    const rows = await askForPage(client, number, context)
    const before = run.seen.size
    const batch = await readPage(rows, number, run)
    if (batch.notices.length + batch.rejected.length > 0) yield batch
    if (run.seen.size === before) return endOf(run, rows, isShort)
    if (isShort) return incomplete(`CVP IS gives pages shorter than the ${PAGE_SIZE} rows asked for.`)
    isShort = rows.length < PAGE_SIZE
    const isOlder = rows.every((row) => (publishedOnOf(row) ?? window.from) < window.from)
    if (isOlder && run.order.isNewestFirst()) return COMPLETE
  }
  throw new SourceError(`CVP IS gives more than ${MAX_PAGES} pages.`)
}

const COMPLETE: SourceEnd = { announced: null, isComplete: true, problem: null }

function incomplete(problem: string): SourceEnd {
  return { announced: null, isComplete: false, problem }
}

/** The page brought nothing new. */
function endOf({ seen }: Run, rows: Rows, isShort: boolean): SourceEnd {
  if (seen.size === 0) return incomplete('CVP IS gives an empty export.')
  // The export says what its last page is by its length; one page more confirms it.
  if (rows.length === 0 || isShort) return COMPLETE
  return incomplete('CVP IS gives the same page again.')
}

async function readPage(rows: Rows, number: number, run: Run): Promise<SourceBatch> {
  const notices: RawNotice[] = []
  const rejected: RejectedRow[] = []
  for await (const [i, row] of inTurns(rows)) {
    const key = keyOfRow(row.id, row)
    if (run.seen.has(key)) continue
    run.seen.add(key)
    run.order.note(publishedOnOf(row))
    const day = run.order.lastDay() ?? run.window.to
    if (day < run.window.from || day > run.window.to) continue
    const checked = readCvpisRow(row, nameOfRow(row.id, `page ${number}, row ${i + 1}`))
    if ('notice' in checked) notices.push(checked.notice)
    else rejected.push(checked.rejected)
  }
  return { notices, rejected }
}

async function askForPage(client: ApiClient, pageNum: number, { signal, log }: SourceContext): Promise<Rows> {
  const answer = await client.post({ pageSize: PAGE_SIZE, pageNum }, { signal, log })
  const rows = v.safeParse(answerSchema, answer, { abortEarly: true })
  if (rows.success) return rows.output
  throw new SourceError(
    `CVP IS answers in another shape: a list of at most ${MAX_PAGE_SIZE} purchases was expected.`,
  )
}
