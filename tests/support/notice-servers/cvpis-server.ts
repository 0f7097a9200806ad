import { type NoticeServer, startJsonServer } from './faulty-json-server.ts'
import { cvpisRow, type Row } from './notice-shapes.ts'
import type { TestNotice } from './test-notice.ts'

export interface CvpisContent {
  /** In the order in which they are listed. */
  notices: readonly TestNotice[]
  /** Changes rows before they are sent. */
  change?: (rows: Row[]) => Row[]
  /** The server's own limit of rows a page. */
  maxPageSize?: number
  /** Gives the first page for every page number. */
  samePage?: boolean
  /** Replies of another shape. */
  shape?: (rows: Row[]) => unknown
}

export interface TestCvpisServer extends NoticeServer {
  /** The expected header `apiKey`. */
  apiKey: string
  serve(content: CvpisContent): void
}

const MAX_PAGE_SIZE = 2_000

/** As other programs read the export of CVP IS; no live reply was recorded. */
export async function startCvpisServer(initial: CvpisContent): Promise<TestCvpisServer> {
  const apiKey = 'key-of-the-tests'
  let content = initial
  const server = await startJsonServer(({ pageSize, pageNum }, headers) => {
    if (headers.apikey !== apiKey) return { status: 401, json: { message: 'unknown key' } }
    const size = Math.min(Number(pageSize), content.maxPageSize ?? MAX_PAGE_SIZE)
    const start = content.samePage ? 0 : (Number(pageNum) - 1) * size
    const rows = content.notices.slice(start, start + size).map(cvpisRow)
    const changed = content.change?.(rows) ?? rows
    return { status: 200, json: content.shape?.(changed) ?? changed }
  })
  return {
    ...server,
    apiKey,
    serve(wanted) {
      content = wanted
    },
  }
}
