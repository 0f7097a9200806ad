import { expect, test } from 'vitest'
import {
  daysLeftText,
  formatCalendarMonth,
  formatDate,
  formatDateWithWeekday,
  formatDayOfMonth,
} from './lithuanian-date.ts'

test('a date is written in full, its parts kept together', () => {
  expect(formatDate('2025-11-04')).toBe('2025\u00a0m.\u00a0lapkričio\u00a04\u00a0d.')
  expect(formatDate('2024-01-23')).toBe('2024\u00a0m.\u00a0sausio\u00a023\u00a0d.')
})

test('a date with its weekday keeps its parts together', () => {
  expect(formatDateWithWeekday('2026-12-04')).toBe('2026\u00a0m.\u00a0gruodžio\u00a04\u00a0d., penktadienis')
})

test('a month and its days are named as in a calendar', () => {
  const day = Temporal.PlainDate.from('2026-12-24')
  expect(formatCalendarMonth(day)).toBe('2026\u00a0m. gruodis')
  expect(formatDayOfMonth(day)).toBe('gruodžio\u00a024\u00a0d.')
})

test('the days left to take part are counted, and the last one is named as such', () => {
  expect(daysLeftText('2026-11-23', '2026-11-23')).toBe('paskutinė diena')
  expect(daysLeftText('2026-12-03', '2026-11-23')).toBe('liko 10\u00a0d.')
  expect(daysLeftText('2026-11-22', '2026-11-23')).toBe('jau praėjo')
})
