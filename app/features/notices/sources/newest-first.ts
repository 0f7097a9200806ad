const DAYS_WITHOUT_NOTICES = 7

/** Watches the days of publication of a list, row by row. */
export interface OrderWatch {
  /** Null when it could not be read: the list then counts as unordered. */
  note(day: string | null): void
  /** Begins near the end of the window, has never risen and has fallen: nothing of the window comes after something older. */
  isNewestFirst(): boolean
  /** Of the last row that had one: a row without a readable day is taken to be of the same. */
  lastDay(): string | null
}

export function watchOrder(windowTo: string): OrderWatch {
  const earliestStart = Temporal.PlainDate.from(windowTo).subtract({ days: DAYS_WITHOUT_NOTICES }).toString()
  let last: string | null = null
  let hasFallen = false
  let isOrdered = true
  return {
    note(day) {
      const isFirst = last === null
      if (day === null || (isFirst ? day < earliestStart : day > (last ?? ''))) isOrdered = false
      if (day === null) return
      if (!isFirst && day < (last ?? '')) hasFallen = true
      last = day
    },
    isNewestFirst: () => isOrdered && hasFallen,
    lastDay: () => last,
  }
}
