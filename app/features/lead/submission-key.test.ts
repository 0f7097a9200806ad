import { expect, test } from 'vitest'
import { validLead } from '#tests/support/lead-forms.ts'
import { referenceOf, submissionKeys } from './submission-key.server.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const MINUTE_MS = 60_000

test('the same content with the same key of the browser has one key, whenever it comes', () => {
  const [first] = submissionKeys(validLead(), 'a', NOW)

  expect(submissionKeys(validLead(), 'a', new Date('2027-01-01'))).toEqual([first])
})

test('another browser, or a corrected form of the same one, has another key', () => {
  const keys = [
    submissionKeys(validLead(), 'a', NOW)[0],
    submissionKeys(validLead(), 'b', NOW)[0],
    submissionKeys(validLead({ name: 'Ona' }), 'a', NOW)[0],
    submissionKeys(validLead(), null, NOW)[0],
  ]

  expect(new Set(keys).size).toBe(keys.length)
})

test('without a key of the browser the same content is recognised for ten minutes', () => {
  const [stored] = submissionKeys(validLead(), null, NOW)

  for (const minutes of [0, 1, 9, 10]) {
    expect(submissionKeys(validLead(), null, after(minutes))).toContain(stored)
  }
  expect(submissionKeys(validLead(), null, after(20))).not.toContain(stored)
})

test('without a key of the browser other content is another request at once', () => {
  const [stored] = submissionKeys(validLead(), null, NOW)

  expect(submissionKeys(validLead({ phone: '8 612 34568' }), null, NOW)).not.toContain(stored)
})

test('a reference is short, readable and free of letters that look like digits', () => {
  const references = Array.from({ length: 500 }, (_, i) => referenceOf(String(i), 0))

  expect(new Set(references).size).toBe(references.length)
  for (const reference of references) expect(reference).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/)
})

test('the same key has the same reference, another attempt another one', () => {
  expect(referenceOf('a', 0)).toBe(referenceOf('a', 0))
  expect(referenceOf('a', 1)).not.toBe(referenceOf('a', 0))
})

function after(minutes: number): Date {
  return new Date(NOW.getTime() + minutes * MINUTE_MS)
}
