import { memoize } from '../data/memoize.ts'

type PlainDate = Temporal.PlainDate

const SUNDAY = 7

const FIXED_HOLIDAYS: Readonly<Record<string, string>> = {
  '01-01': 'Naujieji metai',
  '02-16': 'Lietuvos valstybės atkūrimo diena',
  '03-11': 'Lietuvos nepriklausomybės atkūrimo diena',
  '05-01': 'Tarptautinė darbo diena',
  '06-24': 'Rasos ir Joninės',
  '07-06': 'Valstybės diena',
  '08-15': 'Žolinė',
  '11-01': 'Visų šventųjų diena',
  '11-02': 'Vėlinės',
  '12-24': 'Kūčios',
  '12-25': 'Kalėdos',
  '12-26': 'Antroji Kalėdų diena',
}

/** Labour Code, article 123; neither weekends nor the Government move a day (`docs/decisions/0029-figures-of-the-law.md`). */
export function publicHoliday(date: PlainDate): string | null {
  return FIXED_HOLIDAYS[date.toString().slice(5)] ?? movableHoliday(date)
}

export function isWorkingDay(date: PlainDate): boolean {
  return date.dayOfWeek < 6 && publicHoliday(date) === null
}

export function workingDayOnOrAfter(date: PlainDate): PlainDate {
  return isWorkingDay(date) ? date : workingDayOnOrAfter(date.add({ days: 1 }))
}

export function workingDayOnOrBefore(date: PlainDate): PlainDate {
  return isWorkingDay(date) ? date : workingDayOnOrBefore(date.subtract({ days: 1 }))
}

/** Returns the n-th working day after `date`, which itself does not count; before it when `count` is negative. */
export function addWorkingDays(date: PlainDate, count: number): PlainDate {
  const step = { days: Math.sign(count) }
  let day = date
  for (let left = Math.abs(count); left > 0; left -= isWorkingDay(day) ? 1 : 0) day = day.add(step)
  return day
}

/** Gregorian Easter is found by the method of Meeus, Jones and Butcher. */
export const easterSunday = memoize((year: number): PlainDate => {
  const century = Math.floor(year / 100)
  const golden = year % 19
  const corrected =
    century - Math.floor(century / 4) - Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * golden + corrected + 15) % 30
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor((year % 100) / 4) - epact - (year % 4)) % 7
  const shift = Math.floor((golden + 11 * epact + 22 * weekday) / 451)
  const days = epact + weekday - 7 * shift + 114
  return Temporal.PlainDate.from({ year, month: Math.floor(days / 31), day: (days % 31) + 1 })
})

function movableHoliday(date: PlainDate): string | null {
  const isFirstSunday = date.dayOfWeek === SUNDAY && date.day <= 7
  if (isFirstSunday && date.month === 5) return 'Motinos diena'
  if (isFirstSunday && date.month === 6) return 'Tėvo diena'
  const easter = easterSunday(date.year)
  if (date.equals(easter)) return 'Velykos'
  return date.equals(easter.add({ days: 1 })) ? 'Antroji Velykų diena' : null
}
