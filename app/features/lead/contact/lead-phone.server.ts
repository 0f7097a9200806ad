import { findPhoneNumbersInText, parsePhoneNumberFromString } from 'libphonenumber-js'

const HOME_COUNTRIES = ['LT', 'LV', 'EE'] as const

/** Reads a number as people type it (`8 600 00000`, `00372…`), first as a Lithuanian one; null when it is valid nowhere. */
export function toE164(phone: string): string | null {
  for (const country of HOME_COUNTRIES) {
    const number = parsePhone(phone, country)
    if (number !== null) return number.number
  }
  return null
}

/** The number looks like `+370 612 34567`; null when it is not valid. A number without a country's code is Lithuanian. */
export function formatPhone(phone: string): string | null {
  return parsePhone(phone, 'LT')?.formatInternational() ?? null
}

/** A number without a country's code is Lithuanian. */
export function hasPhone(text: string): boolean {
  return parsePhone(text, 'LT') !== null || findPhones(text).length > 0
}

function parsePhone(phone: string, country: (typeof HOME_COUNTRIES)[number]) {
  const number = parsePhoneNumberFromString(phone.replace(/^\s*00/, '+'), country)
  return number?.isValid() ? number : null
}

function findPhones(text: string): string[] {
  const found = findPhoneNumbersInText(text, { defaultCountry: HOME_COUNTRIES[0] })
  return found.map(({ number }) => String(number.number))
}

/** Returns the E.164 form of each number, for comparison: people type two numbers, or an extension. A text without a valid number gives its digits. */
export function extractPhones(text: string): string[] {
  const single = toE164(text)
  if (single !== null) return [single]
  const digits = text.replaceAll(/\D/g, '')
  return [...findPhones(text), ...(digits === '' ? [] : [digits])]
}
