import { lastDayOfWeek } from '#app/shared/calendar/today.ts'
import { addWorkingDays } from '#app/shared/calendar/working-days.ts'
import type { Notice, NoticeTime } from '#app/shared/notices/notice.ts'
import type { SampleNotice } from './read-samples.ts'

type PlainDate = Temporal.PlainDate

/** Tenders with fewer working days were published earlier: they stand among those that end this week. */
const MIN_NEW_DAYS = 6
const WORKING_DAYS_OF_WEEK = 5

/** The samples as notices of a letter that goes out today, in their order; an id is the place in it. */
export function datedSamples(samples: readonly SampleNotice[], today: PlainDate): Notice[] {
  // Hundreds of notices share some forty terms, and counting days takes its time.
  const timesByTerm: Record<string, NoticeTime> = {}
  return samples.map((sample, index) => {
    const { kind, codes, title, buyer, value, remark } = sample
    const winner = sample.winner === '' ? null : sample.winner
    const term = `${kind} ${sample.time}`
    const time = timesByTerm[term] ?? timeOf(sample, today)
    timesByTerm[term] = time
    return { id: String(index), kind, codes, title, buyer, value, remark, winner, url: null, time }
  })
}

function timeOf({ kind, time }: SampleNotice, today: PlainDate): NoticeTime {
  switch (kind) {
    case 'plan':
      return { type: 'quarter', ...quarterAfter(today, time) }
    case 'contract':
      return { type: 'concluded', day: addWorkingDays(today, -time).toString() }
    case 'consultation':
      return { type: 'deadline', day: addWorkingDays(today, time).toString() }
    case 'tender':
      return { type: 'deadline', day: tenderDeadline(time, today).toString() }
  }
}

/** What has no day left this week (on a Thursday, two working days are Monday) is a new tender of the next week. */
function tenderDeadline(time: number, today: PlainDate): PlainDate {
  const day = addWorkingDays(today, time)
  const isThisWeek = Temporal.PlainDate.compare(day, lastDayOfWeek(today)) <= 0
  return time >= MIN_NEW_DAYS || isThisWeek ? day : addWorkingDays(day, WORKING_DAYS_OF_WEEK)
}

/** The n-th quarter after the one that the day lies in. */
export function quarterAfter(day: PlainDate, count: number): { year: number; quarter: number } {
  const { year, month } = day.add({ months: 3 * count })
  return { year, quarter: Math.ceil(month / 3) }
}
