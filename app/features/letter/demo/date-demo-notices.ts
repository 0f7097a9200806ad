import { lastDayOfWeek } from '#app/domain/calendar/today.ts'
import { addWorkingDays } from '#app/domain/calendar/working-days.ts'
import type { Notice, NoticeTime } from '#app/domain/notices/notice.ts'
import type { DemoNotice } from './parse-demo-notices.ts'

type PlainDate = Temporal.PlainDate
type DatedNotice = Notice & Pick<DemoNotice, 'codes'>

/** Tenders with fewer working days were published earlier: they end this week. */
const MIN_DAYS_OF_NEW_TENDER = 6
const WORKING_DAYS_OF_WEEK = 5

/** Dates the notices relative to today; their position is their id. */
export function dateDemoNotices(notices: readonly DemoNotice[], today: PlainDate): DatedNotice[] {
  // Hundreds of notices share some forty offsets, and counting working days is slow.
  const timesByOffset: Record<string, NoticeTime> = {}
  return notices.map((notice, index) => {
    const offset = `${notice.kind} ${notice.time}`
    const time = timesByOffset[offset] ?? timeOf(notice, today)
    timesByOffset[offset] = time
    return { ...notice, id: String(index), url: null, time }
  })
}

function timeOf({ kind, time: offset }: DemoNotice, today: PlainDate): NoticeTime {
  switch (kind) {
    case 'plan':
      return { type: 'quarter', ...quarterAfter(today, offset) }
    case 'contract':
      return { type: 'concluded', day: addWorkingDays(today, -offset).toString() }
    case 'consultation':
      return { type: 'deadline', day: addWorkingDays(today, offset).toString() }
    case 'tender':
      return { type: 'deadline', day: tenderDeadline(offset, today).toString() }
  }
}

/** A deadline that would fall into next week (two working days after Thursday) moves on by a week. */
function tenderDeadline(offset: number, today: PlainDate): PlainDate {
  const day = addWorkingDays(today, offset)
  const isThisWeek = Temporal.PlainDate.compare(day, lastDayOfWeek(today)) <= 0
  return offset >= MIN_DAYS_OF_NEW_TENDER || isThisWeek ? day : addWorkingDays(day, WORKING_DAYS_OF_WEEK)
}

export function quarterAfter(day: PlainDate, count: number): { year: number; quarter: number } {
  const { year, month } = day.add({ months: 3 * count })
  return { year, quarter: Math.ceil(month / 3) }
}
