import { findPhoneNumbersInText, parsePhoneNumberFromString } from 'libphonenumber-js'

const HOME_COUNTRIES = ['LT', 'LV', 'EE'] as const

/** As people type it (`8 600 00000`, `00372…`), Lithuanian first; null when it is valid nowhere. */
export function toE164(phone: string): string | null {
  const text = phone.replace(/^\s*00/, '+')
  for (const country of HOME_COUNTRIES) {
    const number = parsePhoneNumberFromString(text, country)
    if (number?.isValid()) return number.number
  }
  return null
}

/** E.164 of each number, for comparison: people type two, or an extension. An invalid number is its digits. */
export function parsePhones(text: string): string[] {
  const single = toE164(text)
  if (single !== null) return [single]
  const found = findPhoneNumbersInText(text, { defaultCountry: HOME_COUNTRIES[0] })
  const digits = text.replaceAll(/\D/g, '')
  return [...found.map(({ number }) => String(number.number)), ...(digits === '' ? [] : [digits])]
}
