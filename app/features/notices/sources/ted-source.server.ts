import * as v from 'valibot'
import type { IngestWindow, NoticeSource, SourceBatch, SourceContext } from '../source.ts'
import { SourceError } from '../source-error.server.ts'
import { type ApiOptions, ApiRefusal, postWithRetry } from './api-client.server.ts'
import { reasonOf } from './checked-row.ts'
import { readRows } from './source-rows.server.ts'
import { readTedRow } from './ted-notice.ts'
import { TED_FIELDS } from './ted-row.ts'

const PAGE_SIZE = 250
/** Sixty requests on the first day hold so many notices and the later reads of that day; older ones are left out. */
const MAX_NOTICES = 53 * PAGE_SIZE
const MAX_RESTARTS = 2
const HTTP_SERVER_ERROR = 500
const TOKEN_ERRORS: ReadonlySet<string> = new Set(['EXPIRED_ITERATION_TOKEN', 'INVALID_ITERATION_TOKEN'])

const replySchema = v.object({
  notices: v.pipe(
    v.array(v.record(v.string(), v.unknown())),
    v.maxLength(PAGE_SIZE, `must have at most ${PAGE_SIZE} rows`),
  ),
  totalNoticeCount: v.pipe(v.number(), v.integer(), v.minValue(0)),
  iterationNextToken: v.nullish(v.string()),
  timedOut: v.nullish(v.boolean()),
})
const refusalSchema = v.object({ error: v.object({ type: v.pipe(v.string(), v.regex(/^[A-Z_]{1,60}$/)) }) })

export function createTedSource(options: Omit<ApiOptions, 'name'>): NoticeSource {
  const api = { ...options, name: 'TED' }
  return {
    id: 'ted',
    sample: {
      ask: (window, context) => postPage(api, window, null, context),
      fields: TED_FIELDS,
      read: readTedRow,
    },
    async *read(window, context) {
      // bounded: ids of MAX_NOTICES and a page, and only for the run
      const seen = new Set<string>()
      for (let restarts = 0; ; restarts++) {
        try {
          return yield* readPages(api, window, seen, context)
        } catch (error) {
          if (!(error instanceof ApiRefusal)) throw error
          const type = v.is(refusalSchema, error.reply) ? error.reply.error.type : null
          // A token lives until a day after the next edition; TED may answer an older one with a bare 500.
          const isStale = error.status === HTTP_SERVER_ERROR || TOKEN_ERRORS.has(type ?? '')
          if (restarts === MAX_RESTARTS || !isStale)
            throw type === null ? error : new SourceError(`TED rejects the query: ${type}.`)
          context.log.warn('notices: TED does not know its page token any more; starting again')
        }
      }
    },
  }
}

/** The newest come first. The last page has a token too: the end is reached with as many notices, or pages, as were announced. */
async function* readPages(
  api: ApiOptions,
  window: IngestWindow,
  seen: Set<string>,
  context: SourceContext,
): AsyncGenerator<SourceBatch, void> {
  let token: string | null | undefined
  let announced = 0
  for (let pageNumber = 1; ; pageNumber++) {
    const page = v.safeParse(replySchema, await postPage(api, window, token, context), { abortEarly: true })
    if (!page.success)
      throw new SourceError(`TED answers in an unexpected format: ${reasonOf(page.issues[0])}.`)
    const { notices: rows, totalNoticeCount, iterationNextToken: next } = page.output
    announced = Math.max(announced, totalNoticeCount)
    const batch = await readRows({ pageNumber, rows, idField: 'publication-number', seen }, readTedRow)
    yield { ...batch, announced }
    const wanted = Math.min(announced, MAX_NOTICES)
    if (seen.size >= wanted) return
    if (!next || pageNumber > Math.ceil(wanted / PAGE_SIZE))
      throw new SourceError(`TED announced ${announced} notices and gave ${seen.size}.`)
    if (next === token) throw new SourceError('TED gives the same page token again.')
    token = next
  }
}

async function postPage(
  api: ApiOptions,
  { from, to }: IngestWindow,
  token: string | null | undefined,
  context: SourceContext,
): Promise<unknown> {
  const query =
    `buyer-country = LTU AND publication-date >= ${from.replaceAll('-', '')}` +
    ` AND publication-date <= ${to.replaceAll('-', '')} SORT BY publication-date DESC`
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
  const problemOf = (reply: unknown) =>
    v.is(replySchema, reply) && reply.timedOut === true ? 'ran out of time and gave a part' : null
  const options = { ...api, problemOf, ...(token && { finalStatus: HTTP_SERVER_ERROR }) }
  return postWithRetry(options, body, context)
}
