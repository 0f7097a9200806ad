import { addWorkingDays } from '#app/domain/calendar/working-days.ts'
import { figures } from '#config/figures.ts'
import { TIME_ZONE } from '#config/time-zone.ts'
import { type DeadlineQuery, deadlineParams } from '../deadline-query.ts'
import { questionTexts } from '../deadline-questions.ts'
import type { DatedResult, DeadlineResult } from './deadline-result.ts'

export interface CalendarFileOptions {
  /** It is part of the events' ids, and linked in their description. */
  pageUrl: string
  now: Temporal.Instant
}

/** Null when the result has no date. The file follows RFC 5545, but does not fold long lines, which the RFC recommends only. */
export function calendarFile(
  query: DeadlineQuery,
  result: DeadlineResult,
  { pageUrl, now }: CalendarFileOptions,
): string | null {
  if (result.kind !== 'dated') return null
  const url = `${pageUrl}?${deadlineParams(query)}`
  const description = `${figures[result.figure].name}. Skaičiuoklės data orientacinė; lemia įstatymas ir pirkimo dokumentai. ${url}`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Viesieji pirkimai//Terminai//LT',
    'CALSCALE:GREGORIAN',
    ...eventsOf(query, result.end).flatMap(({ id, day, summary }) => [
      'BEGIN:VEVENT',
      `UID:${id}-${deadlineParams(query).replaceAll(/[^a-z0-9]+/g, '-')}@${new URL(pageUrl).hostname}`,
      `DTSTAMP:${utcStamp(now)}`,
      `DTSTART;VALUE=DATE:${basicDate(day)}`,
      `DTEND;VALUE=DATE:${basicDate(day.add({ days: 1 }))}`,
      `SUMMARY:${escapeText(summary)}`,
      `DESCRIPTION:${escapeText(description)}`,
      `URL:${url}`,
      'TRANSP:TRANSPARENT',
      'BEGIN:VALARM',
      'ACTION:DISPLAY',
      `TRIGGER:${reminderBefore(day)}`,
      `DESCRIPTION:${escapeText(summary)}`,
      'END:VALARM',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${line}\r\n`).join('')
}

function eventsOf({ question }: DeadlineQuery, { safe, legal }: DatedResult['end']) {
  const { event } = questionTexts[question]
  const isSame = safe !== null && legal?.equals(safe)
  return [
    ...(safe ? [{ id: 'saugi', day: safe, summary: `Saugi data: ${event}` }] : []),
    ...(legal && !isSame ? [{ id: 'teisine', day: legal, summary: `Teisinė pabaiga: ${event}` }] : []),
  ]
}

/** The reminder comes at nine on the working day before, counted from the midnight with which the day begins. */
function reminderBefore(day: Temporal.PlainDate): string {
  const reminder = addWorkingDays(day, -1).toZonedDateTime({ timeZone: TIME_ZONE, plainTime: '09:00' })
  return String(day.toZonedDateTime(TIME_ZONE).until(reminder, { largestUnit: 'hours' }))
}

function basicDate(day: Temporal.PlainDate): string {
  return day.toString().replaceAll('-', '')
}

function utcStamp(now: Temporal.Instant): string {
  return now.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')
}

function escapeText(text: string): string {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n')
}
