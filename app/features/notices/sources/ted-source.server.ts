import * as v from 'valibot'
import type { NoticeSource, ReadSummary, SourceBatch, SourceContext } from '../source.ts'
import { SourceError } from '../source-error.server.ts'
import { type ApiOptions, ApiRefusal, postWithRetry } from './api-client.server.ts'
import { reasonOf } from './checked-row.ts'
import { readRows } from './source-rows.server.ts'
import { readTedRow, TED_FIELDS } from './ted-notice.ts'

const PAGE_SIZE = 250
/** Lithuania has some 15,000 notices a year. */
const MAX_PAGES = 400
const MAX_RESTARTS = 2
const TOKEN_ERRORS: ReadonlySet<string> = new Set(['EXPIRED_ITERATION_TOKEN', 'INVALID_ITERATION_TOKEN'])
const KNOWN_ERRORS: ReadonlySet<string> = new Set([
  ...TOKEN_ERRORS,
  'QUERY_SYNTAX_ERROR',
  'QUERY_UNKNOWN_FIELD',
  'QUERY_INVALID_FIELD_FORMAT',
  'UNSUPPORTED_VALUE',
])

const replySchema = v.object({
  notices: v.pipe(
    v.array(v.record(v.string(), v.unknown())),
    v.maxLength(PAGE_SIZE, `must have at most ${PAGE_SIZE} rows`),
  ),
  totalNoticeCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  iterationNextToken: v.nullish(v.string()),
  timedOut: v.nullish(v.boolean()),
})
const refusalSchema = v.object({ error: v.object({ type: v.string() }) })

type Page = v.InferOutput<typeof replySchema>

export function createTedSource(options: Omit<ApiOptions, 'name'>): NoticeSource {
  const api = { ...options, name: 'TED' }
  return {
    id: 'ted',
    async *read({ from, to }, context) {
      const query =
        `buyer-country = LTU AND publication-date >= ${from.replaceAll('-', '')}` +
        ` AND publication-date <= ${to.replaceAll('-', '')} SORT BY publication-number DESC`
      // bounded: ids of MAX_PAGES pages, and only for the run
      const seen = new Set<string>()
      for (let restarts = 0; ; restarts++) {
        try {
          return yield* readPages(api, query, seen, context)
        } catch (error) {
          const type = errorTypeOf(error)
          if (type === null) throw error
          if (!TOKEN_ERRORS.has(type) || restarts === MAX_RESTARTS)
            throw new SourceError(`TED rejects the query: ${type}.`)
          context.log.warn('notices: TED does not know its page token any more; starting again')
        }
      }
    },
  }
}

/** The last page has a token too: the end is a page with nothing new. */
async function* readPages(
  api: ApiOptions,
  query: string,
  seen: Set<string>,
  context: SourceContext,
): AsyncGenerator<SourceBatch, ReadSummary> {
  let token: string | null | undefined
  let announcedCount = 0
  // bounded: as above
  const readSinceRestart = new Set<string>()
  for (let pageNumber = 1; pageNumber <= MAX_PAGES; pageNumber++) {
    const page = await fetchPage(api, query, token, context)
    announcedCount = Math.max(announcedCount, page.totalNoticeCount)
    const before = readSinceRestart.size
    const batch = await readRows(
      { pageNumber, rows: page.notices, idField: 'publication-number' },
      (row, key) => {
        readSinceRestart.add(key)
        if (seen.has(key)) return null
        seen.add(key)
        return readTedRow(row)
      },
    )
    if (batch.notices.length + batch.rejected.length > 0) yield batch
    token = page.iterationNextToken
    if (readSinceRestart.size === before || !token) return endOfPages(announcedCount, readSinceRestart.size)
  }
  throw new SourceError(`TED gives more than ${MAX_PAGES} pages.`)
}

function endOfPages(announcedCount: number, read: number): ReadSummary {
  const problem = read >= announcedCount ? null : `TED announced ${announcedCount} notices and gave ${read}.`
  return { announcedCount, problem }
}

async function fetchPage(
  api: ApiOptions,
  query: string,
  token: string | null | undefined,
  { signal, log }: SourceContext,
): Promise<Page> {
  const body = {
    query,
    fields: TED_FIELDS,
    limit: PAGE_SIZE,
    scope: 'ALL',
    paginationMode: 'ITERATION',
    onlyLatestVersions: true,
    checkQuerySyntax: false,
    ...(token && { iterationNextToken: token }),
  }
  const reply = await postWithRetry(api, body, { signal, log }, (value) =>
    v.is(replySchema, value) && value.timedOut === true ? 'ran out of time and gave a part' : null,
  )
  const page = v.safeParse(replySchema, reply, { abortEarly: true })
  if (page.success) return page.output
  throw new SourceError(`TED answers in an unexpected format: ${reasonOf(page.issues[0])}.`)
}

function errorTypeOf(error: unknown): string | null {
  if (!(error instanceof ApiRefusal) || !v.is(refusalSchema, error.reply)) return null
  const { type } = error.reply.error
  return KNOWN_ERRORS.has(type) ? type : null
}
