import { isDeepStrictEqual } from 'node:util'
import * as v from 'valibot'
import type { IngestWindow, NoticeSource, SourceBatch, SourceContext } from '../source.ts'
import { SourceError } from '../source-error.server.ts'
import { type ApiOptions, postWithRetry } from './api-client.server.ts'
import { CVPIS_FIELDS, readCvpisRow, remarksOn } from './cvpis-notice.ts'
import { readDay } from './source-dates.ts'
import { readRows } from './source-rows.server.ts'

const PAGE_SIZE = 500
/** The server has this limit itself, as others have observed. */
const MAX_PAGE_SIZE = 2_000
/** This leaves room for ten years of Lithuanian notices. */
const MAX_PAGES = 600
/** A page of the newest rows has those of some days, and of a holiday. */
const MAX_AGE_OF_NEWEST_PAGE = { days: 14 }

const replySchema = v.pipe(v.array(v.record(v.string(), v.unknown())), v.maxLength(MAX_PAGE_SIZE))

type Rows = v.InferOutput<typeof replySchema>

type CvpisOptions = Omit<ApiOptions, 'name' | 'headers'> & { apiKey: string }

/** The export has all purchases, page by page. It is read from its newest end, or whole when it has none. */
export function createCvpisSource({ apiKey, ...options }: CvpisOptions): NoticeSource {
  const api = { ...options, name: 'CVP IS', headers: { apiKey } }
  let lastKnownPage = 1
  return {
    id: 'cvpis',
    sample: {
      ask: (_window, context) => postWithRetry(api, { pageSize: PAGE_SIZE, pageNum: 1 }, context),
      fields: CVPIS_FIELDS,
      read: readCvpisRow,
    },
    async *read(window, context) {
      const fetchRows = (page: number) => fetchPage(api, page, context)
      const first = await fetchRows(1)
      if (first.length === 0) throw new SourceError('CVP IS gives an empty export.')
      const lastPage = await findLastPage(lastKnownPage, async (page) => {
        const rows = await fetchRows(page)
        if (rows[0] && isDeepStrictEqual(rows[0], first[0]))
          throw new SourceError('CVP IS gives the same page again.')
        return rows.length > 0
      })
      lastKnownPage = lastPage
      const last = lastPage === 1 ? first : await fetchRows(lastPage)
      yield* readPages(fetchRows, lastPage, newestEnd(first, last, window), window)
    },
  }
}

async function* readPages(
  fetchRows: (page: number) => Promise<Rows>,
  lastPage: number,
  end: 'first' | 'last' | null,
  { from }: IngestWindow,
): AsyncGenerator<SourceBatch, void> {
  // bounded: ids of MAX_PAGES pages, and only for the run
  const seen = new Set<string>()
  for (let step = 0; step < lastPage; step++) {
    const pageNumber = end === 'last' ? lastPage - step : step + 1
    const rows = await fetchRows(pageNumber)
    const batch = await readRows({ pageNumber, rows, idField: 'id', seen }, readCvpisRow)
    yield { ...batch, remarks: rows.flatMap(remarksOn) }
    if (rows.length < PAGE_SIZE && pageNumber < lastPage)
      throw new SourceError(`CVP IS gives pages shorter than the ${PAGE_SIZE} rows asked for.`)
    const days = readableDays(rows)
    if (end !== null && days.length > 0 && days.every((day) => day < from)) return
  }
}

/** Doubles the number of a page until it has no rows, and halves from there. */
async function findLastPage(lastKnown: number, hasRows: (page: number) => Promise<boolean>): Promise<number> {
  let low = lastKnown > 1 && (await hasRows(lastKnown)) ? lastKnown : 1
  let high = low + 1
  while (await hasRows(high)) {
    if (high > MAX_PAGES) throw new SourceError(`CVP IS gives more than ${MAX_PAGES} pages.`)
    low = high
    high *= 2
  }
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (await hasRows(middle)) low = middle
    else high = middle
  }
  return low
}

/** The medians of both ends tell the order; it counts only when the newer one is of these days. */
function newestEnd(first: Rows, last: Rows, { to }: IngestWindow): 'first' | 'last' | null {
  const [atFirst = '', atLast = ''] = [first, last].map((rows) => {
    const days = readableDays(rows)
    return days[Math.floor(days.length / 2)]
  })
  const earliest = Temporal.PlainDate.from(to).subtract(MAX_AGE_OF_NEWEST_PAGE).toString()
  if (atFirst === atLast || (atFirst < earliest && atLast < earliest)) return null
  return atFirst > atLast ? 'first' : 'last'
}

/** Some days cannot be read, and decide nothing; nor does a page where most are such. */
function readableDays(rows: Rows): string[] {
  const days = rows.flatMap(({ datePublished }) => readDay(String(datePublished)) ?? [])
  return days.length * 2 < rows.length ? [] : days.toSorted()
}

async function fetchPage(api: ApiOptions, pageNum: number, context: SourceContext): Promise<Rows> {
  const reply = await postWithRetry(api, { pageSize: PAGE_SIZE, pageNum }, context)
  const rows = v.safeParse(replySchema, reply, { abortEarly: true })
  if (rows.success) return rows.output
  throw new SourceError(
    `CVP IS answers in an unexpected format: a list of at most ${MAX_PAGE_SIZE} purchases was expected.`,
  )
}
