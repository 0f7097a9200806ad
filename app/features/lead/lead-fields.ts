import * as v from 'valibot'
import type { CpvCode } from '#app/domain/cpv/cpv-code.ts'
import { keysOf } from '#app/domain/data/record.ts'
import { maxLength, READABLE, requiredName, requiredText } from './field-rules.ts'
import type { FieldRow } from './lead-field-row.ts'

const ACTIVITIES = [
  { value: 'active', label: 'Aktyviai dalyvaujame' },
  { value: 'starting', label: 'Tik pradedame' },
  { value: 'specific', label: 'Domina konkretus pirkimas' },
] as const

const WANTS = [
  { value: 'offer', label: 'Pasiūlymo' },
  { value: 'sample', label: 'Naujienlaiškio pavyzdžio' },
  { value: 'consultation', label: 'Konsultacijos' },
] as const

const CONTACT_WAYS = [
  { value: 'email', label: 'El.\u00a0paštu' },
  { value: 'phone', label: 'Telefonu' },
] as const

export type Want = (typeof WANTS)[number]['value']

/** At least six digits. Commands that search by telephone need as many: fewer would match other people's numbers. */
export const PHONE_PATTERN = /(?:\d\D*){6,}/

export const CHECK_EMAIL = 'Patikrinkite el. pašto adresą, pvz., vardas@imone.lt'

const COPIED_MAIL_LINK = /^(?:mailto(?::|%3A)[\s/]*)+([^?]*).*$/i

/** In form order: each row is shown, checked, stored in a column of its name, mailed and exported. */
export const LEAD_FIELDS = {
  wants: {
    control: 'checkboxes',
    label: 'Ko pageidaujate?',
    options: WANTS,
    rule: v.custom<Want[]>(Array.isArray),
    mailLabel: 'Pageidauja',
  },
  cpv_codes: {
    control: 'codes',
    label: 'Pasirinkti BVPŽ kodai',
    rule: v.custom<CpvCode[]>(Array.isArray),
  },
  activity: {
    control: 'select',
    label: 'Kaip dalyvaujate viešuosiuose pirkimuose?',
    options: ACTIVITIES,
    rule: v.pipe(
      v.string(),
      v.picklist(
        ACTIVITIES.map(({ value }) => value),
        'Pasirinkite, kaip dalyvaujate viešuosiuose pirkimuose',
      ),
    ),
    mailLabel: 'Dalyvavimo tipas',
  },
  tender_reference: {
    control: 'text',
    label: 'Pirkimo numeris arba nuoroda',
    rule: v.pipe(v.string(), maxLength(500)),
    input: { autoComplete: 'on', placeholder: 'Pvz., 684512' },
    mailLabel: 'Domina pirkimas',
  },
  company_code: {
    control: 'text',
    label: 'Įmonės kodas',
    width: 'half',
    rule: v.pipe(
      requiredText(20, 'Įmonės kodas turi būti bent 5 simbolių', 5),
      v.regex(READABLE, 'Patikrinkite įmonės kodą'),
    ),
    input: { inputMode: 'numeric', autoComplete: 'on' },
  },
  company: {
    control: 'text',
    label: 'Įmonės pavadinimas',
    width: 'half',
    rule: requiredName(200, 'Įrašykite įmonės pavadinimą'),
    input: { autoComplete: 'organization' },
  },
  name: {
    control: 'text',
    label: 'Vardas',
    width: 'half',
    rule: requiredName(100, 'Įrašykite savo vardą'),
    input: { autoComplete: 'name' },
  },
  email: {
    control: 'text',
    label: 'El. paštas',
    width: 'half',
    rule: v.pipe(
      v.string(),
      v.transform((text) => text.replace(COPIED_MAIL_LINK, '$1')),
      v.regex(/@/, 'El. pašto adresas turi turėti @ simbolį'),
      v.regex(/^[^\s@<>,;]+@[^\s@<>,;]+$/, CHECK_EMAIL),
      maxLength(254),
    ),
    input: { type: 'email', inputMode: 'email', autoComplete: 'email' },
  },
  phone: {
    control: 'text',
    label: 'Telefonas',
    width: 'half',
    rule: v.pipe(
      requiredText(40, 'Įrašykite telefono numerį'),
      v.regex(PHONE_PATTERN, 'Patikrinkite telefono numerį, pvz., +370 600 00000'),
    ),
    input: { type: 'tel', inputMode: 'tel', autoComplete: 'tel' },
  },
  contact_by: {
    control: 'radios',
    label: 'Kaip patogiau susisiekti?',
    width: 'half',
    options: CONTACT_WAYS,
    rule: v.string(),
    mailLabel: 'Patogiau susisiekti',
  },
  industry: {
    control: 'text',
    label: 'Veiklos sritis',
    rule: requiredText(300, 'Įrašykite veiklos sritį'),
    input: { autoComplete: 'on', placeholder: 'Pvz., pastatų valymas' },
  },
  referral_source: {
    control: 'select',
    label: 'Iš kur apie mus sužinojote?',
    rule: requiredText(100, 'Pasirinkite, iš kur apie mus sužinojote'),
    options: [
      { label: 'Paieška internete' },
      { label: 'Rekomendacija' },
      { label: 'Socialiniai tinklai' },
      { label: 'Reklama' },
      { label: 'Esamas klientas' },
      { label: 'Kita' },
    ],
    mailLabel: 'Iš kur sužinojo',
  },
  privacy_consent: {
    control: 'consent',
    rule: v.custom<boolean>(
      (isTicked) => isTicked === true,
      'Pažymėkite, kad susipažinote su privatumo politika ir sutinkate su naudojimo sąlygomis',
    ),
    mailLabel: null,
  },
  marketing_consent: {
    control: 'consent',
    rule: v.custom<boolean>(() => true),
    mailLabel: 'Sutikimas gauti naujienas',
  },
} as const satisfies Record<string, FieldRow>

export type LeadField = keyof typeof LEAD_FIELDS
export type ConsentField = {
  [F in LeadField]: (typeof LEAD_FIELDS)[F]['control'] extends 'consent' ? F : never
}[LeadField]

export const LEAD_FIELD_NAMES = keysOf(LEAD_FIELDS)

/** A function, so that bundles for browsers, which do not use it, can drop it. */
export function textFieldNames(): LeadField[] {
  return LEAD_FIELD_NAMES.filter(
    (name) => !['checkboxes', 'codes', 'consent'].includes(LEAD_FIELDS[name].control),
  )
}

/** The same, widened to `FieldRow`, to look up a row by a variable name. */
export const FIELD_ROWS: Readonly<Record<LeadField, FieldRow>> = LEAD_FIELDS
