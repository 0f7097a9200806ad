import { expect, test } from 'vitest'
import { listCountedDays } from './count-time-limit.ts'

const day = (text: string) => Temporal.PlainDate.from(text)

test('days off count in a time limit of calendar days, not in one of working days', () => {
  const numbers = (onlyWorkingDays: boolean) =>
    listCountedDays(day('2026-12-22'), day('2026-12-29'), onlyWorkingDays).map(
      ({ date, number }) => `${number}: ${date.day}`,
    )

  expect(numbers(false)).toEqual(['1: 23', '2: 24', '3: 25', '4: 26', '5: 27', '6: 28', '7: 29'])
  expect(numbers(true)).toEqual(['1: 23', '2: 28', '3: 29'])
})
