import { addWorkingDays } from '#app/shared/calendar/working-days.ts'
import type { Notice, NoticeTime } from '../notice.ts'
import type { SampleNotice } from './sample-schema.ts'

type PlainDate = Temporal.PlainDate

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
    default:
      return { type: 'deadline', day: addWorkingDays(today, time).toString() }
  }
}

/** The n-th quarter after the one that the day lies in. */
export function quarterAfter(day: PlainDate, count: number): { year: number; quarter: 1 | 2 | 3 | 4 } {
  const { year, month } = day.add({ months: 3 * count })
  return { year, quarter: month <= 3 ? 1 : month <= 6 ? 2 : month <= 9 ? 3 : 4 }
}
