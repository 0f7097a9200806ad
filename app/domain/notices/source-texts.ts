import { formatDayOfMonth } from '#app/domain/text/lithuanian-date.ts'
import { TIME_ZONE } from '#config/time-zone.ts'

export interface SourceUpdate {
  name: string
  /** The ISO instant at which its newest complete ingest began; null before the first. */
  updatedAt: string | null
}

/** Says „Šaltiniai: CVP IS (atnaujinta šiandien 7:30), TED (atnaujinta vakar 16:00)“. */
export function sourcesText(sources: readonly SourceUpdate[], day: string): string {
  const texts = sources.map(({ name, updatedAt }) =>
    updatedAt === null ? `${name} (dar neatnaujinta)` : `${name} (atnaujinta ${timeText(updatedAt, day)})`,
  )
  return `${texts.length === 1 ? 'Šaltinis' : 'Šaltiniai'}: ${texts.join(', ')}`
}

export function staleText({ completeUntil }: { completeUntil: string | null }, day: string): string {
  return completeUntil === null
    ? 'Šie duomenys neišsamūs: naujausių skelbimų dar negavome.'
    : `Duomenys atnaujinti ${timeText(completeUntil, day)}. Naujesnių skelbimų kol kas negavome.`
}

/** Gives „šiandien 7:30“, „vakar 16:00“ or „lapkričio 19 d. 7:30“. */
export function timeText(instant: string, day: string): string {
  const at = Temporal.Instant.from(instant).toZonedDateTimeISO(TIME_ZONE)
  const days = at.toPlainDate().until(day).days
  const date = days === 0 ? 'šiandien' : days === 1 ? 'vakar' : formatDayOfMonth(at.toPlainDate())
  return `${date}\u00a0${clockTime(at)}`
}

export function clockTime({ hour, minute }: Temporal.ZonedDateTime): string {
  return `${hour}:${String(minute).padStart(2, '0')}`
}
