import { expect, test } from 'vitest'
import kinds from '#content/procurement-kinds.json' with { type: 'json' }
import { validityOf } from './value-sentences.ts'

const textsOf = (kind: keyof typeof kinds) => kinds[kind].followUps.map(({ text }) => text)

test.each(['international', 'simplified', 'lowValue'] as const)('a claim has its time limit: %s', (kind) => {
  expect(textsOf(kind).join(' ')).toContain('{claim')
})

test.each(['international', 'simplified'] as const)('the standstill has its exception: %s', (kind) => {
  expect(textsOf(kind).at(-1)).toMatch(/nesudaro bent .* vienintelis suinteresuotas dalyvis/)
})

test.each([
  ['2026-01-01', '2027-12-31', 'galiojimo laikas – nuo 2026 m. sausio 1 d. iki 2027 m. gruodžio 31 d.'],
  ['2026-01-01', null, 'galioja nuo 2026 m. sausio 1 d.'],
  [null, '2027-12-31', 'galioja iki 2027 m. gruodžio 31 d.'],
  [null, null, 'patikrinta 2026 m. lapkričio 23 d.'],
])('a threshold from %s to %s: %s', (validFrom, validTo, text) => {
  expect(validityOf({ validFrom, validTo, checkedOn: '2026-11-23' }).replaceAll('\u00a0', ' ')).toBe(text)
})
