import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { recordOf } from '#app/domain/data/record.ts'
import { FILLED_FIELDS, parseFullForm, validLead, validLeadForm } from '#tests/support/lead-forms.ts'
import { CAMPAIGN_FIELDS } from './form/campaign/campaign.ts'
import type { LeadField } from './lead-fields.ts'

const MESSAGES = {
  activity: 'Pasirinkite, kaip dalyvaujate viešuosiuose pirkimuose',
  company_code: 'Įmonės kodas turi būti bent 5 simbolių',
  company: 'Įrašykite įmonės pavadinimą',
  name: 'Įrašykite savo vardą',
  email: 'El. pašto adresas turi turėti @ simbolį',
  phone: 'Įrašykite telefono numerį',
  industry: 'Įrašykite veiklos sritį',
  referral_source: 'Pasirinkite, iš kur apie mus sužinojote',
  privacy_consent: 'Pažymėkite, kad susipažinote su privatumo politika ir sutinkate su naudojimo sąlygomis',
}

describe('a filled form', () => {
  test('is read field by field', () => {
    const result = parseFullForm(
      validLeadForm({
        marketing_consent: 'true',
        cpv_codes: '45000000-7,09100000',
        utm_source: 'google',
        landing_page: 'https://example.lt/?utm_source=google',
      }),
    )

    expect(result).toEqual({
      ok: true,
      lead: {
        ...FILLED_FIELDS,
        wants: ['offer'],
        tender_reference: '',
        privacy_consent: true,
        marketing_consent: true,
        cpv_codes: ['45000000-7', '09100000-0'],
        ...recordOf(CAMPAIGN_FIELDS, () => ''),
        utm_source: 'google',
        landing_page: 'https://example.lt/?utm_source=google',
      },
    })
  })

  test.each(['active', 'starting', 'specific'])('may name the activity "%s"', (activity) => {
    expect(parseFullForm(validLeadForm({ activity })).ok).toBe(true)
  })

  test('needs no marketing consent: without a tick there is none', () => {
    expect(parseFullForm(validLeadForm())).toMatchObject({ ok: true, lead: { marketing_consent: false } })
  })

  test('may hold fields that nobody asked for; they are ignored', () => {
    const result = parseFullForm(
      validLeadForm({ id: '1', mail_state: 'sent', ['__proto__']: 'x', reference: 'AAAA-AAAA' }),
    )

    expect(result).toEqual(parseFullForm(validLeadForm()))
  })

  test('reads the same from URL-encoded and multipart data', () => {
    const multipart = new FormData()
    for (const [name, value] of validLeadForm()) multipart.set(name, value)

    expect(parseFullForm(multipart)).toEqual(parseFullForm(validLeadForm()))
  })
})

describe('a wrong field', () => {
  test('an empty form has a message at every required field', () => {
    expect(parseFullForm(new URLSearchParams())).toMatchObject({ ok: false, errors: MESSAGES })
  })

  test.each(Object.entries(MESSAGES))('without %s the message is „%s“', (field, message) => {
    expect(errorsOf({ [field]: undefined })).toEqual({ [field]: message })
  })

  test.each([
    ['activity', 'selling', MESSAGES.activity],
    ['activity', 'toString', MESSAGES.activity],
    ['company_code', '1234', MESSAGES.company_code],
    ['company_code', ' 1234 ', MESSAGES.company_code],
    ['company', '   ', MESSAGES.company],
    ['email', 'vardas.imone.lt', MESSAGES.email],
    ['email', '@', 'Patikrinkite el. pašto adresą, pvz., vardas@imone.lt'],
    ['email', 'mailto:', MESSAGES.email],
    ['email', 'vardas@', 'Patikrinkite el. pašto adresą, pvz., vardas@imone.lt'],
    ['email', 'vardas pavarde@imone.lt', 'Patikrinkite el. pašto adresą, pvz., vardas@imone.lt'],
    ['email', 'a@b.lt,c@d.lt', 'Patikrinkite el. pašto adresą, pvz., vardas@imone.lt'],
    ['phone', '12345', 'Patikrinkite telefono numerį, pvz., +370 600 00000'],
    ['phone', 'paskambinkite', 'Patikrinkite telefono numerį, pvz., +370 600 00000'],
    ['privacy_consent', 'false', MESSAGES.privacy_consent],
  ])('%s "%s" is refused: %s', (field, value, message) => {
    expect(errorsOf({ [field]: value })).toEqual({ [field]: message })
  })

  test.each([
    'mailto:ona@imone.lt',
    'MAILTO: ona@imone.lt?subject=Pasi%C5%ABlymas',
    'mailto:mailto: ona@imone.lt',
    'mailto%3Aona@imone.lt',
    'mailto://ona@imone.lt',
  ])('of a copied link „%s“ the address is kept', (email) => {
    expect(parseFullForm(validLeadForm({ email }))).toMatchObject({
      ok: true,
      lead: { email: 'ona@imone.lt' },
    })
  })

  test.each(['12345', '110053842', 'LV40003000642'])('company code %s is long enough', (company_code) => {
    expect(errorsOf({ company_code })).toEqual({})
  })

  test.each([
    ['company_code', 20],
    ['company', 200],
    ['name', 100],
    ['email', 254],
    ['phone', 40],
    ['industry', 300],
    ['referral_source', 100],
  ] as const)('%s may have %i characters and no more', (field, limit) => {
    const longest = longText(field, limit)
    expect(errorsOf({ [field]: longest })).toEqual({})

    expect(errorsOf({ [field]: `${longest}0` })).toEqual({
      [field]: `Tekstas per ilgas: telpa ne daugiau kaip ${limit}\u00a0simbolių`,
    })
  })

  test('values are given back as they were typed, with the boxes that were ticked', () => {
    const result = parseFullForm(
      validLeadForm({ email: 'ne adresas', marketing_consent: 'true', utm_term: 'stogai' }),
    )

    expect(result).toMatchObject({
      ok: false,
      values: {
        company: 'UAB „Ąžuolo stogai“',
        email: 'ne adresas',
        privacy_consent: true,
        marketing_consent: true,
        utm_term: 'stogai',
      },
    })
  })
})

describe('what must never get in', () => {
  test('no value keeps a line break or another control character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (junk) => {
        const { name, utm_term, landing_page } = validLead({
          name: `Ona${junk}\r\nBcc: a@b.lt`.slice(0, 100),
          utm_term: `a\u2028b\u2029${junk}`,
          landing_page: junk,
        })
        expect(name + utm_term + landing_page).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
      }),
    )
  })

  test('campaign values and the landing page are cut and never cost a lead', () => {
    const result = parseFullForm(
      validLeadForm({ utm_query: 'x'.repeat(5_000), landing_page: 'y'.repeat(5_000) }),
    )

    expect(result).toMatchObject({
      ok: true,
      lead: { utm_query: 'x'.repeat(500), landing_page: 'y'.repeat(2_000) },
    })
  })

  test.each(['name', 'privacy_consent'] as const)('a file in the place of %s counts as empty', (field) => {
    const form = new FormData()
    for (const [name, value] of validLeadForm()) form.set(name, value)
    form.set(field, new File(['true'], 'true'))

    expect(parseFullForm(form)).toMatchObject({ ok: false, errors: { [field]: MESSAGES[field] } })
  })

  test('no text keeps characters that change the direction of writing', () => {
    expect(validLead({ name: 'Ona\u202e ėtianO\u2066\u200f', company: 'UAB\u200e Ąžuolas' })).toMatchObject({
      name: 'Ona ėtianO',
      company: 'UAB Ąžuolas',
    })
  })
})

function errorsOf(changes: Record<string, string | undefined>) {
  const result = parseFullForm(validLeadForm(changes))
  return result.ok ? {} : result.errors
}

function longText(field: LeadField, length: number): string {
  return field === 'email' ? `${'a'.repeat(length - 9)}@imone.lt` : '1'.repeat(length)
}
