import { findPhoneNumbersInText, parsePhoneNumberFromString } from 'libphonenumber-js'

const HOME_COUNTRIES = ['LT', 'LV', 'EE'] as const

/**
 * E.164 of a phone as people type it (`8 600 00000`, `+371 20 000 000`, `00372…`), Lithuanian first;
 * null when it is no valid number anywhere: the typed form is kept in any case.
 */
export function toE164(phone: string): string | null {
  const text = phone.replace(/^\s*00/, '+')
  for (const country of HOME_COUNTRIES) {
    const number = parsePhoneNumberFromString(text, country)
    if (number?.isValid()) return number.number
  }
  return null
}

/**
 * The numbers in a phone field in the form in which they are compared: E.164 of each, people write two of them or an
 * extension; what is no valid number is its digits.
 */
export function parsePhones(text: string): string[] {
  const single = toE164(text)
  if (single !== null) return [single]
  const found = findPhoneNumbersInText(text, { defaultCountry: HOME_COUNTRIES[0] })
  const digits = text.replaceAll(/\D/g, '')
  return [...found.map(({ number }) => String(number.number)), ...(digits === '' ? [] : [digits])]
}
