import type { SourceReading } from './notice-sources.ts'

/** A purchase that one can still take part in. */
export interface OpenPurchase {
  id: string
  title: string
  buyer: string
  /** The last day, an ISO date. */
  endsOn: string
  /** The notice at its source. */
  url: string | null
}

/** Purchases of the last 30 days under a code or of a buyer. */
export interface RecentPurchases {
  count: number
  /** How many of them one can still take part in. */
  openCount: number
  /** The newest open ones; as many as there is room for. */
  open: OpenPurchase[]
  sources: readonly SourceReading[]
  /** Until when the sources are known, an ISO instant; null: nothing was read completely yet. */
  readAt: string | null
  /** Whether that is too long ago to pass for today's. */
  isStale: boolean
  /** The day of the page, an ISO date. */
  day: string
}
