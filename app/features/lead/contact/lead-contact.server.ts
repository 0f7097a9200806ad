import { domainToASCII } from 'node:url'
import { extractPhones } from './lead-phone.server.ts'

export interface LeadContact {
  reference: string | null
  email: string
  phone: string
}

export type Person = { email: string } | { phone: string } | { reference: string }

export function createPersonMatcher(person: Person): (contact: Partial<LeadContact>) => boolean {
  if ('email' in person) {
    const email = canonicalEmail(person.email)
    return (contact) => contact.email !== undefined && canonicalEmail(contact.email) === email
  }
  if ('phone' in person) {
    const phones = extractPhones(person.phone)
    return (contact) => extractPhones(contact.phone ?? '').some((phone) => phones.includes(phone))
  }
  return ({ reference }) => reference === person.reference
}

/** Strips what a copied address brings along: `mailto:`, quotes, brackets, invisible characters. */
function stripAddress(text: string): string {
  const visible = text
    .normalize('NFKC')
    .replace(/[\p{Cf}\s]/gu, '')
    .toLowerCase()
  return visible.replace(/^(?:mailto(?::|%3a)\/*)+/, '').replace(/["'<>()„“”]/g, '')
}

/** The result is for comparison only. Dots and `+tag` of the local part stay: on most servers they make another mailbox. */
export function canonicalEmail(address: string): string {
  const text = stripAddress(address)
  const at = text.lastIndexOf('@')
  const domain = text.slice(at + 1).replace(/\.$/, '')
  return `${text.slice(0, at + 1)}${domainToASCII(domain) || domain}`
}
