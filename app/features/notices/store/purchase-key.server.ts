import { hash } from 'node:crypto'
import { fold, wordsOf } from '#app/shared/text/words.ts'
import { TIME_ZONE } from '#config/time-zone.ts'
import type { RawNotice } from '../raw-notice.ts'

/**
 * The same for the same purchase in every source, by the buyer's code and by its name; null when the notice says too
 * little to be sure.
 */
export function purchaseKeys(notice: RawNotice): { byCode: string | null; byName: string | null } {
  const { buyerCode, buyerName, title, deadlineAt, kind } = notice
  const words = normalised(title)
  if (deadlineAt === null || words === '') return { byCode: null, byName: null }
  const rest = [kind, words, vilniusDay(deadlineAt)]
  return {
    byCode: buyerCode === null ? null : hashOf([buyerCode, ...rest]),
    byName: hashOf([normalised(buyerName), ...rest]),
  }
}

/** Changes with whatever is stored of the notice. */
export function contentHash(notice: RawNotice): string {
  return hashOf(Object.entries(notice).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** A source that knows no hour has the same day. */
function vilniusDay(instant: string): string {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(TIME_ZONE).toPlainDate().toString()
}

function normalised(title: string): string {
  return wordsOf(fold(title)).join(' ')
}

function hashOf(value: unknown): string {
  return hash('sha256', JSON.stringify(value))
}
