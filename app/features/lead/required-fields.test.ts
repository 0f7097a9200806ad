import { describe, expect, test } from 'vitest'
import { recordOf } from '#app/domain/data/record.ts'
import { parseFullForm, validLeadForm } from '#tests/support/lead-forms.ts'
import { LEAD_FIELD_NAMES, textFieldNames } from './lead-fields.ts'
import { parseLeadForm } from './lead-schema.ts'
import { isRequired, type RequiredFields } from './required-fields.ts'

const SPECIFIED = { isPhoneRequired: true, isReferralSourceRequired: true }
const OPTIONAL_FIELDS = { isPhoneRequired: false, isReferralSourceRequired: false }
const PHONE_MESSAGE = 'Įrašykite telefono numerį'

describe('as specified', () => {
  test('telephone and source are required, whatever way of contact is chosen', () => {
    for (const contact_by of ['', 'email', 'phone'])
      expect(errorsOf({ contact_by, phone: '', referral_source: '' }, SPECIFIED)).toEqual({
        phone: PHONE_MESSAGE,
        referral_source: 'Pasirinkite, iš kur apie mus sužinojote',
      })
  })
})

const SPECIFIED_FIELDS: readonly string[] = [
  'activity',
  'company_code',
  'company',
  'name',
  'email',
  'phone',
  'industry',
  'referral_source',
  'privacy_consent',
]

test('no field but the specified ones is required: a page that was cached before the field existed does not send it', () => {
  const others = LEAD_FIELD_NAMES.filter((name) => !SPECIFIED_FIELDS.includes(name))
  expect(
    errorsOf(
      recordOf(others, () => undefined),
      SPECIFIED,
    ),
  ).toEqual({})
})

describe('where the operator made telephone and source optional', () => {
  test('both may be empty or missing', () => {
    for (const contact_by of ['', 'email'])
      for (const value of ['', undefined])
        expect(errorsOf({ contact_by, phone: value, referral_source: value }, OPTIONAL_FIELDS)).toEqual({})
  })

  test('a visitor who wants to be called gives a telephone', () => {
    expect(errorsOf({ contact_by: 'phone', phone: '' }, OPTIONAL_FIELDS)).toEqual({ phone: PHONE_MESSAGE })
  })

  test('what is filled in is still checked', () => {
    expect(errorsOf({ contact_by: 'email', phone: '123' }, OPTIONAL_FIELDS)).toEqual({
      phone: 'Patikrinkite telefono numerį, pvz., +370 600 00000',
    })
    expect(errorsOf({ referral_source: 'x'.repeat(101) }, OPTIONAL_FIELDS)).toHaveProperty('referral_source')
  })

  test('nothing else becomes optional', () => {
    const optional = (options: RequiredFields) =>
      LEAD_FIELD_NAMES.filter((name) => !isRequired(name, 'email', options))
    expect(optional(OPTIONAL_FIELDS).filter((name) => !optional(SPECIFIED).includes(name))).toEqual([
      'phone',
      'referral_source',
    ])
  })
})

test.each([SPECIFIED, OPTIONAL_FIELDS])(
  'the browser asks for exactly what the server insists on: %j',
  (options) => {
    const refused = textFieldNames().filter(
      (name) => name in errorsOf({ contact_by: 'email', [name]: '' }, options),
    )
    expect(refused).toContain('company')
    expect(textFieldNames().filter((name) => isRequired(name, 'email', options))).toEqual(refused)
  },
)

test('a form of an earlier release, without the new fields, is accepted', () => {
  const old = validLeadForm({ wants: undefined, contact_by: undefined, tender_reference: undefined })
  expect(parseFullForm(old)).toMatchObject({
    ok: true,
    lead: { wants: [], contact_by: '', tender_reference: '' },
  })
})

test('several kinds of request may be chosen, in the order of the form; an unknown one costs no lead', () => {
  const form = validLeadForm({ wants: undefined, contact_by: 'pigeon' })
  for (const want of ['consultation', 'toString', 'offer', 'offer']) form.append('wants', want)
  expect(parseFullForm(form)).toMatchObject({
    ok: true,
    lead: { wants: ['offer', 'consultation'], contact_by: '' },
  })
})

function errorsOf(changes: Record<string, string | undefined>, options: RequiredFields) {
  const result = parseLeadForm(validLeadForm(changes), options)
  return result.ok ? {} : result.errors
}
