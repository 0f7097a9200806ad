import { type NoticeServer, startJsonServer } from './faulty-json-server.ts'
import { type Row, tedRow } from './notice-shapes.ts'
import { KNOWN_BODY_KEYS, KNOWN_FIELDS } from './ted-fields.ts'
import type { TestNotice } from './test-notice.ts'

/** Notices, and faults in the content of the replies. */
export interface TedContent {
  notices: readonly TestNotice[]
  /** Changes rows before they are sent. */
  change?: (rows: Row[]) => Row[]
  /** Announced number of notices, whatever there are. */
  announced?: number
  /** Gives the first page for every token. */
  samePage?: boolean
  /** Gives this token with every page. */
  sameToken?: string
  /** How many of the next replies are marked as partial. */
  timesOut?: number
  /** How many of the next tokens are refused as expired. */
  expires?: number
  /** How many of the next tokens are answered with 500. */
  fails?: number
  /** Refuses every query with this type of error. */
  refusal?: string
  /** Replies of another shape. */
  shape?: (reply: Row) => unknown
}

export interface TestTedServer extends NoticeServer {
  /** Replaces the content, for example by a changed notice. */
  serve(content: TedContent): void
}

const PERIOD = /publication-date >= (\d{8}) AND publication-date <= (\d{8}) SORT BY publication-date DESC$/

/** TED's Search API v3 as it is documented and as other programs recorded it; it knows no other fields than those. */
export async function startTedServer(initial: TedContent): Promise<TestTedServer> {
  let content = initial
  const server = await startJsonServer((body) => reply(body))

  function reply(body: Record<string, unknown>): { status: number; json: unknown } {
    const { iterationNextToken: token, limit, fields, query } = body
    if (token !== undefined && content.fails) {
      content = { ...content, fails: content.fails - 1 }
      return { status: 500, json: { message: 'Internal Server Error' } }
    }
    const problem = refusalOf(body, content)
    if (problem !== null) return { status: 400, json: { message: 'refused', error: { type: problem } } }
    const [, from = '', to = ''] = PERIOD.exec(String(query)) ?? []
    const found = content.notices.filter(({ publishedOn }) => {
      const day = publishedOn.replaceAll('-', '')
      return day >= from && day <= to
    })
    const start = token === undefined ? 0 : Number(token)
    const end = start + Number(limit)
    const slice = content.samePage ? found.slice(0, Number(limit)) : found.slice(start, end)
    const rows = slice.map((notice) => pick(tedRow(notice), fields))
    const page = {
      notices: content.change?.(rows) ?? rows,
      totalNoticeCount: content.announced ?? found.length,
      // TED sends a token with the last page too.
      iterationNextToken: content.sameToken ?? String(end),
      timedOut: (content.timesOut ?? 0) > 0,
    }
    if (content.timesOut) content = { ...content, timesOut: content.timesOut - 1 }
    return { status: 200, json: content.shape?.(page) ?? page }
  }

  function refusalOf(body: Row, known: TedContent): string | null {
    const { iterationNextToken: token, limit, fields, query } = body
    if (known.refusal !== undefined) return known.refusal
    if (!PERIOD.test(String(query))) return 'QUERY_SYNTAX_ERROR'
    if (!Array.isArray(fields) || Object.keys(body).some((key) => !KNOWN_BODY_KEYS.has(key)))
      return 'UNSUPPORTED_VALUE'
    if (fields.some((field) => !KNOWN_FIELDS.has(field))) return 'QUERY_UNKNOWN_FIELD'
    // The links come unasked, and count.
    if (Number(limit) > 250 || (fields.length + 1) * Number(limit) > 10_000) return 'UNSUPPORTED_VALUE'
    if (token === undefined || !known.expires) return null
    content = { ...known, expires: known.expires - 1 }
    return 'EXPIRED_ITERATION_TOKEN'
  }

  return {
    ...server,
    serve(wanted) {
      content = wanted
    },
  }
}

/** The links come unasked. */
function pick(row: Row, fields: unknown): Row {
  return Object.fromEntries(
    Object.entries(row).filter(
      ([name]) => name === 'links' || (Array.isArray(fields) && fields.includes(name)),
    ),
  )
}
