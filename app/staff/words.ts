import { dayInVilnius, inVilnius } from '#app/domain/calendar/today.ts'
import { addWorkingDays, isWorkingDay } from '#app/domain/calendar/working-days.ts'
import { workingTimeBetween } from '#app/domain/calendar/working-time.ts'
import { formatDate, formatDayOfMonth } from '#app/domain/text/lithuanian-date.ts'
import { counted } from '#app/domain/text/plural.ts'
import type { StoredLead } from '#app/features/lead/lead-store.server.ts'
import { site } from '#config/site.ts'
import { TIME_ZONE } from '#config/time-zone.ts'

export const MINUTE_MS = 60_000
const LATEST_FOR_TODAY = 15

/** Why a mail failed, from the sentences of `smtp-error.server.ts`. */
const MAIL_FAULTS: readonly (readonly [pattern: RegExp, words: string])[] = [
  [/TLS|secure/, 'su pašto serveriu nėra saugaus ryšio, praneškite administratoriui'],
  [/password/, 'pašto serveris nepriima slaptažodžio, praneškite administratoriui'],
  [/recipient/, 'pašto serveris nepriima gavėjo adreso'],
  [/sender/, 'pašto serveris nepriima siuntėjo adreso'],
  [/host|connection|in time/, 'pašto serveris neatsako'],
  [/./, 'pašto serveris laiškų nepriima'],
]

export function mailFault(error: string | null): string {
  return MAIL_FAULTS.find(([pattern]) => pattern.test(error ?? ''))?.[1] ?? 'priežastis nežinoma'
}

/** As a field of a form sends it; null when it is no time. */
export function localTime(text: string, daysLater = 0): Date | null {
  try {
    const moment = Temporal.PlainDateTime.from(text).add({ days: daysLater }).toZonedDateTime(TIME_ZONE)
    return new Date(moment.epochMilliseconds)
  } catch {
    return null
  }
}

/** Gives „šiandien 9:05“, „vakar 17:50“, „lapkričio 24 d. 9:05“. */
export function whenText(at: Date): string {
  const [moment, today] = [inVilnius(at), dayInVilnius()]
  const day = moment.toPlainDate()
  const date = day.year === today.year ? formatDayOfMonth(day) : formatDate(day.toString())
  const name = ['vakar', 'šiandien', 'rytoj'][today.until(day).days + 1] ?? date
  return `${name}\u00a0${moment.hour}:${String(moment.minute).padStart(2, '0')}`
}

/** Gives „pirmadienį, lapkričio 30 d., 9:00“, „rytoj 9:00“, „lapkričio 28 d. 9:00 (šeštadienis, nedarbo diena)“. */
export function promiseText(at: Date): string {
  const [day, text] = [dayInVilnius(at), whenText(at)]
  const weekday = day.toLocaleString('lt', { weekday: 'long' })
  if (!isWorkingDay(day)) return `${text} (${weekday}, nedarbo diena)`
  if (dayInVilnius().until(day).days < 2) return text
  return `${weekday.replace(/is$/, 'į')}, ${text.replace(/\u00a0(?=\d+:)/, ', ')}`
}

/** Gives „1 val. 20 min. darbo laiko“, which is not said when the clock shows the same, or, from a working day on, „3 darbo dienas“. */
export function durationText(ms: number, clockMs = Number.POSITIVE_INFINITY): string {
  const { opens, closes } = site.officeHours
  const minutes = Math.floor(ms / MINUTE_MS)
  const days = Math.floor(minutes / Temporal.PlainTime.from(opens).until(closes).total('minutes'))
  if (days > 0) return counted(days, ['darbo dieną', 'darbo dienas', 'darbo dienų'])
  const unit = clockMs - ms < MINUTE_MS ? '' : ' darbo laiko'
  return `${Math.floor(minutes / 60)}\u00a0val. ${minutes % 60}\u00a0min.${unit}`.replace(
    /^0\u00a0val\. /,
    '',
  )
}

/** How long leads have waited, in working hours; empty before the first minute of them. */
export function waitingTexts(leads: readonly StoredLead[]): (lead: StoredLead) => string {
  const now = Date.now()
  const first = Math.min(now, ...leads.map(({ created_at }) => created_at.getTime()))
  const between = workingTimeBetween(first, now, site.officeHours)
  return ({ created_at }) => {
    const waited = between(created_at.getTime(), now)
    return waited < MINUTE_MS ? '' : `laukia ${durationText(waited, now - created_at.getTime())}`
  }
}

/** The usual times to call again, as a form sends them and as a button reads. */
export function callAgainTimes(now = inVilnius()): (readonly [time: string, label: string])[] {
  const today = now.toPlainDate()
  const next = addWorkingDays(today, 1)
  const isTomorrow = next.equals(today.add({ days: 1 }))
  const name = isTomorrow ? 'rytoj' : next.toLocaleString('lt', { weekday: 'long' }).replace(/is$/, 'į')
  const onNext = (hour: number) =>
    [`${next}T${String(hour).padStart(2, '0')}:00`, `${name}\u00a0${hour}:00`] as const
  const isOver = now.hour >= LATEST_FOR_TODAY || !isWorkingDay(today)
  return isOver ? [onNext(9), onNext(15)] : [[`${today}T15:00`, 'šiandien\u00a015:00'], onNext(9)]
}
