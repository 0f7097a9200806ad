import { expect, test } from 'vitest'
import { closingTimes, configureSite, workingHours, workingHoursShort } from '#config/site.ts'
import { defaultFacts } from '#tests/support/default-facts.ts'
import { contactTime, OPEN_TEXT, officeStatus } from './office-hours.ts'
import { upcomingDaysOff } from './upcoming-days-off.ts'

const HOURS = {
  opens: '09:00',
  closes: '18:00 18:00 18:00 18:00 16:00',
  daysOff: upcomingDaysOff(Temporal.PlainDate.from('2026-11-20'), ['2026-12-28']).join(' '),
}

test.each([
  ['Monday at nine in Vilnius', '2026-11-23T07:00:00Z', true],
  ['Monday a minute before nine', '2026-11-23T06:59:00Z', false],
  ['Thursday a minute before six', '2026-11-26T15:59:00Z', true],
  ['Thursday at six', '2026-11-26T16:00:00Z', false],
  ['Friday a minute before four', '2026-11-27T13:59:00Z', true],
  ['Friday at four', '2026-11-27T14:00:00Z', false],
  ['Saturday at noon', '2026-11-28T10:00:00Z', false],
  ['a public holiday on a Thursday', '2026-12-24T10:00:00Z', false],
  ['a day off of the firm', '2026-12-28T10:00:00Z', false],
  ['a Monday in summer time at nine', '2026-06-22T06:00:00Z', true],
])('%s: open or closed by the clock of Vilnius', (_name, now, isOpen) => {
  expect(officeStatus(new Date(now), HOURS) === OPEN_TEXT).toBe(isOpen)
})

test.each([
  ['2026-11-23T10:00:00Z', 'Dabar dirbame'],
  ['2026-11-23T05:00:00Z', 'Šiuo metu nedirbame – dirbsime šiandien nuo 9 val.'],
  ['2026-11-23T17:00:00Z', 'Šiuo metu nedirbame – dirbsime rytoj nuo 9 val.'],
  ['2026-11-22T10:00:00Z', 'Šiuo metu nedirbame – dirbsime rytoj nuo 9 val.'],
  ['2026-11-21T10:00:00Z', 'Šiuo metu nedirbame – dirbsime pirmadienį nuo 9 val.'],
  ['2026-11-20T22:30:00Z', 'Šiuo metu nedirbame – dirbsime pirmadienį nuo 9 val.'],
  ['2026-12-23T17:00:00Z', 'Šiuo metu nedirbame – dirbsime antradienį nuo 9 val.'],
])('at %s visitors read: %s', (now, text) => {
  expect(plain(officeStatus(new Date(now), HOURS))).toBe(text)
})

test('after days off of more than a week the date is named', () => {
  const daysOff = `${HOURS.daysOff} 2026-12-29 2026-12-30 2026-12-31`

  expect(plain(officeStatus(new Date('2026-12-23T17:00:00Z'), { ...HOURS, daysOff }))).toBe(
    'Šiuo metu nedirbame – dirbsime 2027 m. sausio 4 d. nuo 9 val.',
  )
})

test('a time that is not a full hour is written with its minutes', () => {
  expect(officeStatus(new Date('2026-11-23T05:00:00Z'), { ...HOURS, opens: '08:30' })).toMatch(/nuo.8:30$/)
})

test('a shorter Friday has hours of its own in texts, too', () => {
  expect([workingHours(), workingHoursShort()]).toEqual(['I–V 9:00–18:00', 'darbo dienomis 9:00–18:00'])
  configureSite({ officeHours: { fridayCloses: '15:45' } })
  expect(plain(workingHoursShort())).toBe('I–IV 9:00–18:00, V 9:00–15:45')
  expect(closingTimes()).toBe('18:00 18:00 18:00 18:00 15:45')
  configureSite(structuredClone(defaultFacts))
})

test('days off are the weekdays of one year that are public holidays', () => {
  const days = upcomingDaysOff(Temporal.PlainDate.from('2026-11-20'), [])

  expect(days).toContain('2027-03-29')
  expect(days).not.toContain('2026-12-26')
  expect(days.length).toBeLessThan(16)
})

function plain(text: string): string {
  return text.replaceAll('\u00a0', ' ')
}

test.each([
  ['2026-11-23T10:00:00Z', 'šiandien arba kitą darbo dieną'],
  ['2026-11-23T05:00:00Z', 'šiandien nuo 9 val.'],
  ['2026-11-23T17:00:00Z', 'antradienį, lapkričio 24 d., nuo 9 val.'],
  ['2026-11-27T18:40:00Z', 'pirmadienį, lapkričio 30 d., nuo 9 val.'],
  ['2026-12-23T17:00:00Z', 'antradienį, gruodžio 29 d., nuo 9 val.'],
])('at %s somebody calls or writes back %s', (now, text) => {
  expect(plain(contactTime(new Date(now), HOURS))).toBe(text)
})
