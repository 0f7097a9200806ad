import { likelyDomain } from '#app/features/lead/contact/email-domain.ts'
import type { LeadField } from '../../lead-fields.ts'

/** A sentence about a value that looks wrong and is accepted all the same; null when it looks right. */
export function warningAbout(name: LeadField, value: string): string | null {
  if (name === 'phone' && !looksComplete(value))
    return 'Patikrinkite numerį: panašu, kad trūksta skaitmens arba jis per ilgas. Jei jis teisingas, tęskite.'
  const domain = name === 'email' ? likelyDomain(value) : null
  return domain === null
    ? null
    : `Patikrinkite adresą: gal norėjote parašyti ${domain}? Jei jis teisingas, tęskite.`
}

/** Lithuanian numbers have eight digits after 8, 0 or +370; other numbers, and two at once, are never doubted. */
function looksComplete(phone: string): boolean {
  if (/[,;/a-z]/i.test(phone)) return true
  const digits = phone.replaceAll(/\D/g, '')
  const isForeign = /^\s*(?:\+|00)/.test(phone) && !/^(?:00)?370/.test(digits)
  return isForeign || digits === '' || /^(?:(?:(?:00)?370|8|0)\d|[3-7])\d{7}$/.test(digits)
}
