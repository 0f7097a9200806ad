import * as v from 'valibot'
import type { IngestWindow, NoticeSource, ReadSummary, SourceBatch, SourceContext } from '../source.ts'
import { SourceError } from '../source-error.server.ts'
import { type ApiOptions, pauseBetween, postWithRetry } from './api-client.server.ts'
import { SKIPPED } from './checked-row.ts'
import { readCvpisRow, readPublishedOn } from './cvpis-notice.ts'
import { readRows } from './source-rows.server.ts'

const PAGE_SIZE = 500
/** The server has this limit itself, as others have observed. */
const MAX_PAGE_SIZE = 2_000
/** This leaves room for ten years of Lithuanian notices. */
const MAX_PAGES = 600
const MAX_AGE_OF_FIRST_ROW = 7

const replySchema = v.pipe(v.array(v.record(v.string(), v.unknown())), v.maxLength(MAX_PAGE_SIZE))

type Rows = v.InferOutput<typeof replySchema>

type CvpisOptions = Omit<ApiOptions, 'name' | 'headers'> & { apiKey: string }

/** The export has all purchases, page by page; rows outside the window are dropped. */
export function createCvpisSource({ apiKey, ...options }: CvpisOptions): NoticeSource {
  const api = { ...options, name: 'CVP IS', headers: { apiKey } }
  return { id: 'cvpis', read: (window, context) => readExport(api, window, context) }
}

async function* readExport(
  api: ApiOptions,
  window: IngestWindow,
  context: SourceContext,
): AsyncGenerator<SourceBatch, ReadSummary> {
  // bounded: ids of MAX_PAGES pages, and only for the run
  const seen = new Set<string>()
  const order = createOrderTracker(window)
  let previousWasShort = false
  for (let number = 1; number <= MAX_PAGES; number++) {
    const rows = await fetchPage(api, number, context)
    const before = seen.size
    yield await readRows({ pageNumber: number, rows, idField: 'id', seen }, (row) => {
      const day = order.observe(readPublishedOn(row))
      return day < window.from || day > window.to ? SKIPPED : readCvpisRow(row)
    })
    // A short page is the last one; one more page confirms it.
    const isWhole = rows.length === 0 || previousWasShort
    if (seen.size === 0) return endWith('CVP IS gives an empty export.')
    if (seen.size === before) return endWith(isWhole ? null : 'CVP IS gives the same page again.')
    if (previousWasShort) return endWith(`CVP IS gives pages shorter than the ${PAGE_SIZE} rows asked for.`)
    previousWasShort = rows.length < PAGE_SIZE
    const isOlder = rows.every((row) => (readPublishedOn(row) ?? window.from) < window.from)
    if (isOlder && order.isNewestFirst()) return endWith(null)
  }
  throw new SourceError(`CVP IS gives more than ${MAX_PAGES} pages.`)
}

function endWith(problem: string | null): ReadSummary {
  return { announcedCount: null, problem }
}

async function fetchPage(api: ApiOptions, pageNum: number, { signal, log }: SourceContext): Promise<Rows> {
  if (pageNum > 1) await pauseBetween(api, signal)
  const reply = await postWithRetry(api, { pageSize: PAGE_SIZE, pageNum }, { signal, log })
  const rows = v.safeParse(replySchema, reply, { abortEarly: true })
  if (rows.success) return rows.output
  throw new SourceError(
    `CVP IS answers in an unexpected format: a list of at most ${MAX_PAGE_SIZE} purchases was expected.`,
  )
}

/** When rows come newest first, one older than the window ends the run. */
function createOrderTracker(window: IngestWindow) {
  const earliestStart = Temporal.PlainDate.from(window.to).subtract({ days: MAX_AGE_OF_FIRST_ROW }).toString()
  let lastDay: string | null = null
  let hasFallen = false
  let isOrdered = true
  return {
    /** The days start near the window's end and never rise, so after an older row none of the window can follow. */
    isNewestFirst: () => isOrdered && hasFallen,
    /** Returns the row's day. A row without a readable day counts as of the same day as the row before. */
    observe(day: string | null): string {
      if (day === null || (lastDay === null ? day < earliestStart : day > lastDay)) isOrdered = false
      if (day !== null && lastDay !== null && day < lastDay) hasFallen = true
      lastDay = day ?? lastDay
      return lastDay ?? window.to
    },
  }
}
