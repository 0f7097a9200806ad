import { expect, test } from 'vitest'
import { validLead } from '#tests/support/lead-forms.ts'
import { deriveReference, deriveSubmissionKeys } from './submission-key.server.ts'

const NOW = new Date('2026-11-20T10:00:00Z')
const MINUTE_MS = 60_000

test('the same text is recognised for an hour, and no longer than two', () => {
  const [stored] = deriveSubmissionKeys(validLead(), NOW)

  for (const minutes of [0, 1, 59, 60])
    expect(deriveSubmissionKeys(validLead(), after(minutes))).toContain(stored)
  for (const minutes of [120, 24 * 60])
    expect(deriveSubmissionKeys(validLead(), after(minutes))).not.toContain(stored)
})

test('how the visitor came to the form does not count, all that was typed or ticked does', () => {
  const [stored] = deriveSubmissionKeys(validLead(), NOW)
  const keysOf = (changes: Record<string, string>) => deriveSubmissionKeys(validLead(changes), NOW)

  expect(keysOf({ utm_source: 'google', landing_page: 'https://example.lt/' })).toContain(stored)
  expect(keysOf({ phone: '8 612 34568' })).not.toContain(stored)
  expect(keysOf({ cpv_codes: '45000000-7' })).not.toContain(stored)
  expect(keysOf({ marketing_consent: 'true' })).not.toContain(stored)
})

test('a reference is short, readable and free of letters that look like digits', () => {
  const references = Array.from({ length: 500 }, (_, i) => deriveReference(String(i)))

  expect(new Set(references).size).toBe(references.length)
  for (const reference of references) expect(reference).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/)
})

test('a key always gives the same reference', () => {
  expect(deriveReference('a')).toBe(deriveReference('a'))
})

function after(minutes: number): Date {
  return new Date(NOW.getTime() + minutes * MINUTE_MS)
}
