import { expect, test } from 'vitest'
import { sanitizeReason } from './rejected-reasons.ts'

test('a reason is short, and a contact at its end is not cut in half but left out', () => {
  const filler = 'x'.repeat(140)
  expect(sanitizeReason(`${filler} kontaktas@example.lt ${'y'.repeat(1_000_000)}`)).toBe(
    `${filler} ${'y'.repeat(19)}`,
  )
})
