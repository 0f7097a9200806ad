import { todayInVilnius } from '#app/domain/calendar/today.ts'
import { TIME_ZONE } from '#config/time-zone.ts'
import { isDay, isPlausibleDeadline } from '../source-notice.ts'

const DAY_FIRST = /^(\d\d)[-./](\d\d)[-./](\d{4})(?=$|[ T]\d\d:\d\d(?::\d\d)?$)/
const ISO_DAY = /^(\d{4}-\d\d-\d\d)(?:Z|[+-]\d\d:\d\d)?$/
const WITH_ZONE = /(?:Z|[+-]\d\d:?\d\d)$/i

/** `2026-11-23+01:00`, `23-11-2026`, `23-11-2026 10:00:00`, ISO with or without zone; null for anything else. */
function readSourceTime(text: string | null | undefined): { day: string; at: string | null } | null {
  const iso = (text ?? '').trim().replace(DAY_FIRST, '$3-$2-$1')
  const day = ISO_DAY.exec(iso)?.[1]
  if (day !== undefined) return isDay(day) ? { day, at: null } : null
  const at = readInstant(iso)
  return at === null ? null : { day: todayInVilnius(Temporal.Instant.from(at)).toString(), at }
}

/** A day alone lasts until its last minute in Vilnius; null when the deadline is implausible. */
export function readDeadline(text: string | null | undefined, publishedOn: string): string | null {
  const time = readSourceTime(text)
  const at = time && (time.at ?? lastMinuteOf(time.day))
  return at !== null && isPlausibleDeadline(at, publishedOn) ? at : null
}

export function readDay(text: string | null | undefined): string | null {
  const day = readSourceTime(text)?.day ?? ''
  return /^20\d\d-/.test(day) ? day : null
}

export function lastMinuteOf(day: string): string | null {
  return readInstant(`${day}T23:59`)
}

/** A time without zone is that of Vilnius. */
function readInstant(text: string): string | null {
  try {
    const instant = WITH_ZONE.test(text)
      ? Temporal.Instant.from(text)
      : Temporal.PlainDateTime.from(text).toZonedDateTime(TIME_ZONE).toInstant()
    return instant.toString({ smallestUnit: 'second' })
  } catch {
    return null
  }
}
