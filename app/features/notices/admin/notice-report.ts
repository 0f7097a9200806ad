import { oneLine, textTable } from '#app/shared/text/text-table.ts'
import { TIME_ZONE } from '#config/time-zone.ts'
import type { SourceId } from '../raw-notice.ts'
import { knownUntil, MAX_AGE_HOURS, workingHoursSince } from '../snapshot/freshness.ts'
import type { StoredIngest } from '../store/ingest-store.server.ts'
import type { FoundNotice } from '../store/notice-search-store.server.ts'

export interface SourceStatus {
  source: SourceId
  isConfigured: boolean
  newest: StoredIngest | null
  complete: StoredIngest | null
  stored: { all: number; elsewhere: number; newest: string | null }
}

export const STATUS_HEAD = [
  ...['SOURCE', 'COMPLETE AT', 'WORKING HOURS AGO', 'LAST RUN', 'READ', 'NEW', 'CHANGED', 'REJECTED'],
  ...['STORED', 'SHOWN BY ANOTHER', 'NEWEST'],
]

const time = new Intl.DateTimeFormat('lt-LT', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
})

export function statusRow(
  { source, isConfigured, newest, complete, stored }: SourceStatus,
  now: Temporal.Instant,
): string[] {
  return [
    isConfigured ? source : `${source} (not configured)`,
    complete === null ? 'never' : time.format(complete.started_at),
    complete === null ? '–' : ageText(complete, now),
    newest === null ? 'never' : `${time.format(newest.started_at)} ${outcome(newest)}`,
    ...[newest?.read, newest?.new, newest?.changed, newest?.rejected].map((count) => String(count ?? '–')),
    String(stored.all),
    String(stored.elsewhere),
    stored.newest ?? '–',
  ]
}

export function noticeDetails({ codes, ...columns }: FoundNotice): string {
  const rows = Object.entries(columns)
    .map(([name, value]) => [name, oneLine(value instanceof Date ? time.format(value) : String(value ?? ''))])
    .filter(([, value]) => value !== '')
  return textTable([...rows, ['codes', codes.join(' ')]])
}

function ageText(complete: StoredIngest, now: Temporal.Instant): string {
  const hours = workingHoursSince(knownUntil(complete), now)
  return `${Math.floor(hours)}${hours > MAX_AGE_HOURS ? ' (old)' : ''}`
}

function outcome({ ended_at, is_complete }: StoredIngest): string {
  if (ended_at === null) return '(running, or broken off)'
  return is_complete ? '(complete)' : '(incomplete)'
}
