import { isWorkingDay } from '#app/domain/calendar/working-days.ts'
import type { NoticeSource, RejectedRow } from '#app/features/notices/source.ts'
import { SourceError } from '#app/features/notices/source-error.server.ts'
import type { SourceId, SourceNotice } from '#app/features/notices/source-notice.ts'
import { cpv } from './cpv-catalogue.ts'

/** In Vilnius, as an ISO date. */
export function daysAgo(days: number): string {
  return Temporal.Now.plainDateISO('Europe/Vilnius').subtract({ days }).toString()
}

/** The last complete working day, or the `count`-th before today. */
export function workingDayAgo(count = 1): string {
  let day = Temporal.Now.plainDateISO('Europe/Vilnius')
  for (let left = count; left > 0; left -= isWorkingDay(day) ? 1 : 0) day = day.subtract({ days: 1 })
  return day.toString()
}

export function sourceNotice(id: number | string, differs: Partial<SourceNotice> = {}): SourceNotice {
  return {
    source: 'ted',
    source_id: `N-${id}`,
    kind: 'tender',
    title: `Patalpų valymo paslaugos, objektas ${id}`,
    buyer_name: 'Saulėkrantės gimnazija',
    buyer_code: '190000000',
    published_on: workingDayAgo(),
    other_buyers: 0,
    deadlines: [`${daysAgo(-14)}T07:00:00Z`],
    deadline_kind: null,
    planned_quarter: null,
    concluded_on: null,
    winners: [],
    value: 58_000,
    currency: 'EUR',
    is_ceiling: false,
    is_low_value: false,
    place_codes: ['LT011'],
    status: 'published',
    is_intended: false,
    system: null,
    url: 'https://ted.europa.eu/lt/notice/-/detail/412169-2026',
    codes: [cpv('90910000'), cpv('90911300')],
    ted_number: null,
    ted_procedure_id: null,
    ted_notice_id: null,
    ted_replaces: null,
    ...differs,
  }
}

export function sourceNotices(count: number, differs: Partial<SourceNotice> = {}): SourceNotice[] {
  return Array.from({ length: count }, (_, i) => sourceNotice(i + 1, differs))
}

interface ListSourceOptions {
  id?: SourceId
  pageSize?: number
  rejected?: RejectedRow[]
  /** The number of pages before it fails. */
  failsAfter?: number
}

/** A source that gives these notices page by page. */
export function listSource(notices: readonly SourceNotice[], options: ListSourceOptions = {}): NoticeSource {
  const { id = 'ted', pageSize = 50, rejected = [], failsAfter = Number.POSITIVE_INFINITY } = options
  return {
    id,
    async *read() {
      for (let page = 0; page * pageSize < Math.max(notices.length, 1); page++) {
        if (page >= failsAfter) throw new SourceError('The connection to the source broke.')
        const start = page * pageSize
        yield { notices: notices.slice(start, start + pageSize), rejected: page === 0 ? rejected : [] }
      }
    },
  }
}

/** A source that gives these notices only after `goOn`. */
export function heldSource(given: readonly SourceNotice[], id: SourceId = 'ted') {
  const { promise: hasBegun, resolve: begin } = Promise.withResolvers<void>()
  const { promise: mayGoOn, resolve: goOn } = Promise.withResolvers<void>()
  const source: NoticeSource = {
    id,
    async *read() {
      begin()
      await mayGoOn
      yield { notices: given, rejected: [] }
    },
  }
  return { source, hasBegun, goOn }
}
