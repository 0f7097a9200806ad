import {
  addWorkingDays,
  isWorkingDay,
  workingDayOnOrAfter,
  workingDayOnOrBefore,
} from '#app/domain/calendar/working-days.ts'
import type { FigureValue } from '#config/figures.ts'

export type TimeLimit = Omit<Extract<FigureValue, { kind: 'timeLimit' }>, 'kind'>

export interface TimeLimitEnd {
  /** This is the last day by counting alone, which may be a day off. */
  nominal: Temporal.PlainDate
  /** This is the last working day that is no later. */
  safe: Temporal.PlainDate
  /** This is the last day that the law allows: a time limit that ends on a day off goes on to the next working day. */
  legal: Temporal.PlainDate
}

/** The day on which a time limit starts does not count. */
export function countTimeLimit(start: Temporal.PlainDate, timeLimit: TimeLimit): TimeLimitEnd {
  return endOn(lastDay(start, timeLimit))
}

export function endOn(nominal: Temporal.PlainDate): TimeLimitEnd {
  return { nominal, safe: workingDayOnOrBefore(nominal), legal: workingDayOnOrAfter(nominal) }
}

/** Adds the days that a supplier waited for the winning bid; one working day when it came the same day. */
export function extendEnd(nominal: Temporal.PlainDate, waitedDays: number): TimeLimitEnd {
  return endOn(waitedDays === 0 ? addWorkingDays(nominal, 1) : nominal.add({ days: waitedDays }))
}

export interface CountedDay {
  date: Temporal.PlainDate
  /** The first day that counts has 1. */
  number: number
}

/** Lists the days after `start`, up to and including `end`. */
export function listCountedDays(
  start: Temporal.PlainDate,
  end: Temporal.PlainDate,
  onlyWorkingDays: boolean,
): CountedDay[] {
  const days = Array.from({ length: Math.max(0, start.until(end).days) }, (_, index) =>
    start.add({ days: index + 1 }),
  )
  return days
    .filter((day) => !onlyWorkingDays || isWorkingDay(day))
    .map((date, index) => ({ date, number: index + 1 }))
}

const DURATIONS = { calendarDay: 'days', month: 'months', year: 'years' } as const

function lastDay(start: Temporal.PlainDate, { count, unit }: TimeLimit): Temporal.PlainDate {
  return unit === 'workingDay' ? addWorkingDays(start, count) : start.add({ [DURATIONS[unit]]: count })
}
