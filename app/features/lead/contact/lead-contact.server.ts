import { domainToASCII } from 'node:url'
import { parsePhones } from './lead-phone.server.ts'

/** By what a lead, or a mail about it, tells whose it is. */
export interface LeadContact {
  reference: string | null
  email: string
  phone: string
}

/** A person as the operator names one, or a single lead. */
export type Person = { email: string } | { phone: string } | { reference: string }

/** Whether a lead is this person's, however both are written. */
export function matchesPerson(person: Person): (contact: Partial<LeadContact>) => boolean {
  if ('email' in person) {
    const email = canonicalEmail(person.email)
    return (contact) => contact.email !== undefined && canonicalEmail(contact.email) === email
  }
  if ('phone' in person) {
    const phones = parsePhones(person.phone)
    return (contact) => parsePhones(contact.phone ?? '').some((phone) => phones.includes(phone))
  }
  return ({ reference }) => reference === person.reference
}

/** Without what a hurried copy brings along – `mailto:`, quotes, brackets – and without letters that nobody sees. */
function stripAddress(text: string): string {
  const visible = text
    .normalize('NFKC')
    .replace(/[\p{Cf}\s]/gu, '')
    .toLowerCase()
  return visible.replace(/^mailto:/, '').replace(/["'<>()„“”]/g, '')
}

/**
 * The form in which addresses are compared, never stored: small letters, composed, the domain in ASCII. Dots and
 * `+tag` of the local part stay, for at most servers they make another mailbox.
 */
export function canonicalEmail(address: string): string {
  const text = stripAddress(address)
  const at = text.lastIndexOf('@')
  const domain = text.slice(at + 1).replace(/\.$/, '')
  // An invalid domain is empty in ASCII.
  return `${text.slice(0, at + 1)}${domainToASCII(domain) || domain}`
}
