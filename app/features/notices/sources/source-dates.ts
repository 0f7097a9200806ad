import { TIME_ZONE } from '#config/time-zone.ts'
import { isDay, isPlausibleDeadline } from '../source-notice.ts'

const DAY_FIRST = /^(\d\d)[-./](\d\d)[-./](\d{4})(?:[ T](\d\d:\d\d(?::\d\d)?))?$/
const ISO_DAY = /^(\d{4}-\d\d-\d\d)(?:Z|[+-]\d\d:\d\d)?$/

interface SourceTime {
  day: string
  at: string | null
}

/** `2026-11-23+01:00`, `23-11-2026`, `23-11-2026 10:00:00`, ISO with or without zone; null for anything else. */
function readSourceTime(text: string): SourceTime | null {
  const trimmed = text.trim()
  const isoDay = ISO_DAY.exec(trimmed)?.[1]
  if (isoDay !== undefined) return isDay(isoDay) ? { day: isoDay, at: null } : null
  const parts = DAY_FIRST.exec(trimmed)
  if (!parts) return readIsoTime(trimmed)
  const day = `${parts[3]}-${parts[2]}-${parts[1]}`
  if (!isDay(day)) return null
  return parts[4] === undefined ? { day, at: null } : readIsoTime(`${day}T${parts[4]}`)
}

/** A day alone lasts until its last minute in Vilnius; null when the deadline is implausible. */
export function readDeadline(text: string | null | undefined, publishedOn: string): string | null {
  const time = text ? readSourceTime(text) : null
  if (time === null) return null
  const at = time.at ?? lastMinuteOf(time.day)
  return at !== null && isPlausibleDeadline(at, publishedOn) ? at : null
}

export function readDay(text: string | null | undefined): string | null {
  const day = text ? (readSourceTime(text)?.day ?? null) : null
  return day !== null && /^20\d\d-/.test(day) ? day : null
}

export function lastMinuteOf(day: string): string | null {
  return vilniusTimeToInstant(`${day}T23:59`)
}

function readIsoTime(text: string): SourceTime | null {
  const at = hasZone(text) ? toInstantText(() => Temporal.Instant.from(text)) : vilniusTimeToInstant(text)
  if (at === null) return null
  return { day: Temporal.Instant.from(at).toZonedDateTimeISO(TIME_ZONE).toPlainDate().toString(), at }
}

function hasZone(text: string): boolean {
  return /(?:Z|[+-]\d\d:?\d\d)$/i.test(text)
}

function vilniusTimeToInstant(local: string): string | null {
  return toInstantText(() => Temporal.PlainDateTime.from(local).toZonedDateTime(TIME_ZONE).toInstant())
}

function toInstantText(read: () => Temporal.Instant): string | null {
  try {
    return read().toString({ smallestUnit: 'second' })
  } catch {
    return null
  }
}
