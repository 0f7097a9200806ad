import { createHash } from 'node:crypto'
import { TIME_ZONE } from '#config/time-zone.ts'
import type { RawNotice } from '../notice.ts'

/** The same for the same purchase in every source; null when the notice says too little to be sure. */
export function purchaseKey({ buyerCode, title, deadlineAt }: RawNotice): string | null {
  if (buyerCode === null || deadlineAt === null) return null
  const words = normalised(title)
  return words === '' ? null : hash([buyerCode, words, vilniusDay(deadlineAt)])
}

/** Changes with whatever is stored of the notice. */
export function contentHash(notice: RawNotice): string {
  return hash(Object.entries(notice).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** A source that knows no hour has the same day. */
function vilniusDay(instant: string): string {
  return Temporal.Instant.from(instant).toZonedDateTimeISO(TIME_ZONE).toPlainDate().toString()
}

function normalised(title: string): string {
  return title
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function hash(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex')
}
