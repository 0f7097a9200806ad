import { isWorkingDay, publicHoliday } from '#app/domain/calendar/working-days.ts'
import { formatCalendarMonth, formatDayOfMonth, WEEKDAYS } from '#app/domain/text/lithuanian-date.ts'
import { typography } from '#app/domain/text/typography.ts'
import type { DatedResult } from './counting/deadline-result.ts'

type PlainDate = Temporal.PlainDate

const SHORT_WEEKDAYS = ['Pr', 'An', 'Tr', 'Kt', 'Pn', 'Št', 'Sk']

type Role = 'start' | 'safe' | 'legal'

const ROLE_LABELS: Readonly<Record<Role, string>> = {
  start: 'Pradžia',
  safe: 'Saugi data',
  legal: 'Teisinė pabaiga',
}

interface DayCalendarProps extends Pick<DatedResult, 'days' | 'end' | 'span'> {
  start: PlainDate
}

export function DayCalendar({ start, days, end, span }: DayCalendarProps) {
  const roles: readonly (readonly [Role, PlainDate | null])[] = [
    ['start', start],
    ['safe', end.safe],
    ['legal', end.legal],
  ]
  const months = monthsToDraw(span, days.length > 0)
  const holidays = holidaysIn(span, months)
  const shown = roles.filter(([, day]) => day && months.some((month) => isInMonth(day, month)))
  return (
    <div className="day-calendar">
      <div className="day-months">
        {months.map((month) => (
          <Month key={month.toString()} month={month} days={days} roles={roles} />
        ))}
      </div>
      <ul className="day-legend">
        {shown.map(([role]) => (
          <li key={role} data-mark={role}>
            {ROLE_LABELS[role]}
          </li>
        ))}
        <li data-mark="off">Ne darbo diena</li>
      </ul>
      {holidays.length > 0 && (
        <p className="text-sm text-ink-2">
          {sentence(holidays.map(([day, name]) => `${day} – ${name}`).join(', '))}
        </p>
      )}
    </div>
  )
}

interface MonthProps extends Pick<DatedResult, 'days'> {
  month: PlainDate
  roles: readonly (readonly [Role, PlainDate | null])[]
}

function Month({ month, days, roles }: MonthProps) {
  return (
    <table>
      <caption>{formatCalendarMonth(month)}</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((name, day) => (
            <th key={name} scope="col" abbr={name}>
              {SHORT_WEEKDAYS[day]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month).map((week) => (
          <tr key={week[0]?.toString()}>
            {week.map((day) =>
              isInMonth(day, month) ? (
                <Day
                  key={day.toString()}
                  day={day}
                  number={days.find(({ date }) => date.equals(day))?.number}
                  roles={roles.filter(([, roleDay]) => roleDay?.equals(day)).map(([role]) => role)}
                />
              ) : (
                <td key={day.toString()} />
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Day({ day, number, roles }: { day: PlainDate; number: number | undefined; roles: readonly Role[] }) {
  const holiday = publicHoliday(day)
  return (
    <td data-off={isWorkingDay(day) ? undefined : true} data-marks={roles.join(' ') || undefined}>
      <span className="day-date">{day.day}</span>
      {number !== undefined && <span className="day-number">{number}&nbsp;d.</span>}
      {roles.map((role) => (
        <span key={role} className="sr-only">
          , {ROLE_LABELS[role].toLowerCase()}
        </span>
      ))}
      {holiday && <span className="sr-only">, {holiday}</span>}
    </td>
  )
}

/** A time limit in months is not counted by days: only its end is drawn. */
function monthsToDraw({ from, to }: DatedResult['span'], isCounted: boolean): PlainDate[] {
  const first = (isCounted ? from : to.subtract({ days: 6 })).with({ day: 1 })
  const { months } = first.until(to, { largestUnit: 'months' })
  return Array.from({ length: months + 1 }, (_, index) => first.add({ months: index }))
}

function weeksOf(month: PlainDate): PlainDate[][] {
  const monday = month.subtract({ days: month.dayOfWeek - 1 })
  const weeks = Math.ceil((month.dayOfWeek - 1 + month.daysInMonth) / 7)
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => monday.add({ days: week * 7 + day })),
  )
}

function holidaysIn({ from, to }: DatedResult['span'], months: readonly PlainDate[]): [string, string][] {
  return Array.from({ length: from.until(to).days + 1 }, (_, index) => from.add({ days: index })).flatMap(
    (day) => {
      const name = publicHoliday(day)
      const isDrawn = months.some((month) => isInMonth(day, month))
      return name && isDrawn ? [[formatDayOfMonth(day), name]] : []
    },
  )
}

function sentence(text: string): string {
  return typography(`${text.charAt(0).toUpperCase()}${text.slice(1)}.`)
}

function isInMonth(day: PlainDate, month: PlainDate): boolean {
  return day.year === month.year && day.month === month.month
}
