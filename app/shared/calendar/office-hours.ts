import { TIME_ZONE } from '#config/time-zone.ts'

/** Also for browsers, which have no Temporal everywhere: days are texts as „2026-12-24“, times as „9:00“. */
export interface OfficeHours {
  opens: string
  closes: string
  /** Weekdays on which nobody works. */
  daysOff: readonly string[]
}

const WEEKDAYS = [
  'sekmadienį',
  'pirmadienį',
  'antradienį',
  'trečiadienį',
  'ketvirtadienį',
  'penktadienį',
  'šeštadienį',
]

/** Swedish writes the clock as „2026-11-22 09:05“. */
const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
})

const farDay = new Intl.DateTimeFormat('lt-LT', { timeZone: 'UTC', month: 'long', day: 'numeric' })

export function isOfficeOpen(now: Date, hours: OfficeHours): boolean {
  const { today, time } = inVilnius(now)
  return isWorkingDay(today, hours) && time >= padded(hours.opens) && time < padded(hours.closes)
}

/** „Dabar dirbame“ or „Šiuo metu nedirbame – dirbsime pirmadienį nuo 9 val.“ */
export function officeStatus(now: Date, hours: OfficeHours): string {
  if (isOfficeOpen(now, hours)) return 'Dabar dirbame'
  const day = nextDay(now, hours, hours.opens)
  return `Šiuo metu nedirbame\u00a0– dirbsime ${day} nuo\u00a0${hourOf(hours.opens)}`
}

/** „Atsakysime rytoj“: requests until `cutOff` are answered on the same working day, later ones on the next. */
export function answerStatus(now: Date, hours: OfficeHours, cutOff: string): string {
  return `Atsakysime ${nextDay(now, hours, cutOff)}`
}

/** „9 val.“, „9:30“ */
export function hourOf(time: string): string {
  return time.endsWith(':00') ? `${time.slice(0, -3)}\u00a0val.` : time
}

/** The first working day on which it is not `until` yet: „šiandien“, „rytoj“, „pirmadienį“, „sausio 4 d.“ */
function nextDay(now: Date, hours: OfficeHours, until: string): string {
  const { today, time } = inVilnius(now)
  let ahead = time < padded(until) ? 0 : 1
  while (!isWorkingDay(addDays(today, ahead), hours)) ahead++
  if (ahead === 0) return 'šiandien'
  if (ahead === 1) return 'rytoj'
  const day = new Date(addDays(today, ahead))
  return ahead < 7 ? (WEEKDAYS[day.getUTCDay()] ?? '') : farDay.format(day).replaceAll(' ', '\u00a0')
}

function inVilnius(now: Date): { today: string; time: string } {
  const [today = '', time = ''] = clock.format(now).split(' ')
  return { today, time }
}

function isWorkingDay(day: string, { daysOff }: OfficeHours): boolean {
  return new Date(day).getUTCDay() % 6 !== 0 && !daysOff.includes(day)
}

function addDays(day: string, count: number): string {
  const date = new Date(day)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

function padded(time: string): string {
  return time.padStart(5, '0')
}
