const DAYS_WITHOUT_NOTICES = 7

/** Watches the days of publication of a list, row by row. */
export class OrderWatch {
  /** Of the last row that had one: a row without a readable day is taken to be of the same. */
  lastDay: string | null = null
  readonly #earliestStart: string
  #hasFallen = false
  #isOrdered = true

  constructor(windowTo: string) {
    this.#earliestStart = Temporal.PlainDate.from(windowTo)
      .subtract({ days: DAYS_WITHOUT_NOTICES })
      .toString()
  }

  /** Begins near the end of the window, has never risen and has fallen: nothing of the window comes after something older. */
  get isNewestFirst(): boolean {
    return this.#isOrdered && this.#hasFallen
  }

  /** Null when it could not be read: the list then counts as unordered. */
  note(day: string | null): void {
    if (day === null || (this.lastDay === null ? day < this.#earliestStart : day > this.lastDay))
      this.#isOrdered = false
    if (day === null) return
    if (this.lastDay !== null && day < this.lastDay) this.#hasFallen = true
    this.lastDay = day
  }
}
