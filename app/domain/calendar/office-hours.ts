import { TIME_ZONE } from '#config/time-zone.ts'

/** Not every browser has Temporal, so these are texts such as „2026-12-24“ and „09:00“. */
export interface OfficeHours {
  opens: string
  /** A time for each day from Monday to Friday. */
  closes: string
  daysOff: string
}

export const OPEN_TEXT = 'Dabar dirbame'
const TODAY = 'šiandien'
const DAY_MS = 86_400_000

/** Says „Dabar dirbame“ or „Šiuo metu nedirbame – dirbsime pirmadienį nuo 9 val.“ */
export function officeStatus(now: Date, hours: OfficeHours): string {
  const [today = '', time = ''] = timeInVilnius(now)
  const closes = hours.closes.split(' ')[new Date(today).getUTCDay() - 1] ?? ''
  if (time >= hours.opens && nextOpenDay(today, hours, time >= closes) === TODAY) return OPEN_TEXT
  return `Šiuo metu nedirbame\u00a0– dirbsime ${nextOpenDay(today, hours, time >= hours.opens)} nuo\u00a0${hourOf(hours)}`
}

/** Says when somebody calls or writes back: „šiandien arba kitą darbo dieną“, „pirmadienį, lapkričio 30 d., nuo 9 val.“ */
export function contactTime(now: Date, hours: OfficeHours): string {
  if (officeStatus(now, hours) === OPEN_TEXT) return `${TODAY} arba kitą darbo dieną`
  const [today = '', time = ''] = timeInVilnius(now)
  const day = nextOpenDate(today, hours, time >= hours.opens)
  const date = nameOf(day, { month: 'long', day: 'numeric' }).replaceAll(' ', '\u00a0')
  const name = day.toJSON().startsWith(today) ? TODAY : `${nameOf(day, { weekday: 'long' })}, ${date},`
  return `${name} nuo\u00a0${hourOf(hours)}`
}

/** Names the first day on which the office is open: „šiandien“, „rytoj“, „pirmadienį“, „2027 m. sausio 4 d.“ */
function nextOpenDay(today: string, hours: OfficeHours, isTodayOver: boolean): string {
  const day = nextOpenDate(today, hours, isTodayOver)
  const ahead = (day.getTime() - Date.parse(today)) / DAY_MS
  return [TODAY, 'rytoj'][ahead] ?? nameOf(day, { [ahead < 7 ? 'weekday' : 'dateStyle']: 'long' })
}

function nameOf(day: Date, parts: Intl.DateTimeFormatOptions): string {
  return day.toLocaleDateString('lt', { timeZone: 'UTC', ...parts }).replace('is', 'į')
}

function hourOf({ opens }: OfficeHours): string {
  return opens.replace(/^0/, '').replace(':00', '\u00a0val.')
}

function nextOpenDate(today: string, { daysOff }: OfficeHours, isTodayOver: boolean): Date {
  let ahead = isTodayOver ? 1 : 0
  const day = () => new Date(Date.parse(today) + ahead * DAY_MS)
  while (day().getUTCDay() % 6 < 1 || daysOff.includes(day().toJSON().slice(0, 10))) ahead++
  return day()
}

/** The Swedish format is ISO: „2026-11-22“ and „09:05“. */
function timeInVilnius(now: Date): string[] {
  return now.toLocaleString('sv', { timeZone: TIME_ZONE, dateStyle: 'short', timeStyle: 'short' }).split(' ')
}
