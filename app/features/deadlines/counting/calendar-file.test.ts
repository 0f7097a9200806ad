import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { readDeadlineForm } from '../deadline-query.ts'
import { type CalendarFileOptions, calendarFile } from './calendar-file.ts'
import { calculateDeadline } from './deadline-result.ts'

const OPTIONS: CalendarFileOptions = {
  pageUrl: 'https://pirkimai.example/terminai',
  now: Temporal.Instant.from('2026-11-22T08:30:00.123Z'),
}
const BY_POST = 'klausimas=pretenzija&pirkimas=tarptautinis&istatymas=vpi&budas=pastu&data=2026-12-11'

test('a calendar program reads both dates back as whole days with a reminder at nine on the working day before', () => {
  const events = readBack(fileOf(BY_POST))

  expect(events.map(({ startDate, endDate, summary }) => [`${startDate}`, `${endDate}`, summary])).toEqual([
    ['2026-12-23', '2026-12-24', 'Saugi data: pretenzija pirkėjui'],
    ['2026-12-28', '2026-12-29', 'Teisinė pabaiga: pretenzija pirkėjui'],
  ])
  expect(events.every(({ startDate }) => startDate.isDate)).toBe(true)
  expect(new Set(events.map(({ uid }) => uid)).size).toBe(2)
  expect(remindersOf(events)).toEqual(['-PT15H', '-PT111H'])
  for (const { component, description } of events) {
    expect(component.getFirstPropertyValue('dtstamp')?.toString()).toBe('2026-11-22T08:30:00Z')
    expect(component.getFirstPropertyValue('url')).toBe(`https://pirkimai.example/terminai?${BY_POST}`)
    expect(description).toContain('data orientacinė; lemia įstatymas ir pirkimo dokumentai.')
  }
})

test('clocks that change between the reminder and the day do not move the reminder', () => {
  const address = 'klausimas=atsakymas&pirkimas=tarptautinis&istatymas=vpi&budas=pastu&data='
  const reminders = ['2026-03-20', '2026-10-16'].map((day) => remindersOf(readBack(fileOf(address + day))))

  expect(reminders).toEqual([['-PT62H'], ['-PT64H']])
})

test('one day is one event, and a buyer’s time limit has only its end', () => {
  const summaries = (address: string) => readBack(fileOf(address)).map(({ summary }) => summary)

  expect(summaries(BY_POST.replace('pastu', 'elektroninis').replace('12-11', '11-24'))).toEqual([
    'Saugi data: pretenzija pirkėjui',
  ])
  expect(summaries(BY_POST.replace('pretenzija', 'atsakymas'))).toEqual([
    'Teisinė pabaiga: pirkėjo sprendimas dėl pretenzijos',
  ])
})

test('lines end in CRLF', () => {
  const lines = fileOf(BY_POST)?.split('\r\n') ?? []

  expect(lines.join('')).not.toMatch(/[\r\n\uFFFD]/)
  expect(lines.at(-1)).toBe('')
})

test('without a date there is no file', () => {
  for (const question of ['salygos&budas=pastu', 'pasiulymai']) {
    expect(fileOf(`pirkimas=tarptautinis&istatymas=pi&data=2026-11-24&klausimas=${question}`)).toBeNull()
  }
})

function fileOf(address: string): string | null {
  const { query } = readDeadlineForm(new URLSearchParams(address))
  if (query === null) throw new Error(`No query: ${address}`)
  return calendarFile(query, calculateDeadline(query), OPTIONS)
}

function remindersOf(events: readonly ICAL.Event[]) {
  return events.flatMap(({ component }) =>
    component.getAllSubcomponents('valarm').map((alarm) => String(alarm.getFirstPropertyValue('trigger'))),
  )
}

function readBack(file: string | null) {
  const calendar = new ICAL.Component(ICAL.parse(file ?? ''))
  return calendar
    .getAllSubcomponents('vevent')
    .map((component) => new ICAL.Event(component, { strictExceptions: true }))
}
