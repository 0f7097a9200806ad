import { expect, test } from 'vitest'
import { parseFullForm, validLead, validLeadForm } from '#tests/support/lead-forms.ts'

const NAME = 'Įrašykite savo vardą'

test.each([
  // Zero-width space, soft hyphen, byte order mark, Hangul filler, a combining mark alone.
  ['name', '\u200b', NAME],
  ['name', '\u00ad\ufeff', NAME],
  ['name', '\u3164', NAME],
  ['name', '\u0301', NAME],
  ['name', '–', NAME],
  ['company', '„“', 'Įrašykite įmonės pavadinimą'],
  ['industry', '\u200b', 'Įrašykite veiklos sritį'],
  ['company_code', '1234\u200b', 'Įmonės kodas turi būti bent 5 simbolių'],
  ['company_code', '-----', 'Patikrinkite įmonės kodą'],
])('the field %s is refused when it is only „%s“: %s', (field, value, message) => {
  expect(errorsOf({ [field]: value })).toEqual({ [field]: message })
})

test.each(['Ž', '李', '3M', 'O’Hara', '007'])('„%s“ may be a name', (name) => {
  expect(errorsOf({ name })).toEqual({})
})

test('an industry may be punctuation only: no lead is lost for its style', () => {
  expect(errorsOf({ industry: `'; --` })).toEqual({})
})

test('a text keeps no invisible characters, and a letter with its accent is one character', () => {
  const copied = { name: 'Onu\u00adtė\u200b Žydrė'.normalize('NFD'), company: '\ufeffUAB \u3164Ąžuolas' }

  expect(validLead(copied)).toMatchObject({ name: 'Onutė Žydrė', company: 'UAB Ąžuolas' })
})

function errorsOf(changes: Record<string, string>) {
  const result = parseFullForm(validLeadForm(changes))
  return result.ok ? {} : result.errors
}
