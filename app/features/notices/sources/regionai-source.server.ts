import * as v from 'valibot'
import type { IngestWindow, NoticeSource, SourceBatch, SourceContext, SourceEnd } from '../source.ts'
import { SourceError } from '../source-error.server.ts'
import { type ApiOptions, postPatiently } from './api-client.server.ts'
import { readRegionaiRow } from './regionai-notice.ts'
import { readRows } from './source-rows.server.ts'

const PAGE_SIZE = 200
const MAX_PAGES = 100

const answerSchema = v.object({
  total: v.pipe(v.number(), v.integer(), v.minValue(0)),
  items: v.pipe(v.array(v.record(v.string(), v.unknown())), v.maxLength(PAGE_SIZE)),
})

/** Notices of regions: pages of a window, with their total on each. */
export function createRegionaiSource(options: Omit<ApiOptions, 'name' | 'headers'>): NoticeSource {
  const api = { ...options, name: 'Regionai' }
  return { id: 'regionai', read: (window, context) => readWindow(api, window, context) }
}

async function* readWindow(
  api: ApiOptions,
  { from, to }: IngestWindow,
  { signal, log }: SourceContext,
): AsyncGenerator<SourceBatch, SourceEnd> {
  // bounded: ids of MAX_PAGES pages, and only for the run
  const seen = new Set<string>()
  for (let page = 1; page <= MAX_PAGES; page++) {
    const answer = await postPatiently(api, { from, to, page, size: PAGE_SIZE }, { signal, log })
    const parsed = v.safeParse(answerSchema, answer, { abortEarly: true })
    if (!parsed.success)
      throw new SourceError('Regionai answers in another shape: total and items were expected.')
    const { total, items } = parsed.output
    if (items.length === 0) return { announced: total, problem: null }
    const before = seen.size
    yield await readRows({ number: page, rows: items, idField: 'id' }, (row, key, name) => {
      if (seen.has(key)) return null
      seen.add(key)
      return readRegionaiRow(row, name)
    })
    if (seen.size === before) return { announced: total, problem: 'Regionai gives the same page again.' }
  }
  throw new SourceError(`Regionai gives more than ${MAX_PAGES} pages.`)
}
