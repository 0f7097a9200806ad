import { createHash } from 'node:crypto'
import { canonicalEmail } from '../contact/lead-contact.server.ts'

/** Domains shared by so many people that they are not limited. */
const LARGE_PROVIDER =
  /^(?:gmail\.com|googlemail\.com|outlook\.com|hotmail\.com|live\.com|msn\.com|yahoo\.(?:com|de|fr|co\.uk|ie|pl)|ymail\.com|icloud\.com|me\.com|mac\.com|proton\.me|protonmail\.com|pm\.me|fastmail\.com|gmx\.(?:com|de|net)|inbox\.l[tv]|one\.lt|zebra\.lt|takas\.lt|delfi\.lt|mail\.(?:lt|ru)|yandex\.(?:com|ru))$/
const REGISTERED_DOMAIN = /[^.]+\.(?:(?:com?|org|net|gov|edu|ac)\.[a-z]{2}|[^.]+)$/

interface MailboxAlias {
  domain: RegExp
  canonicalDomain?: string
  ignored?: RegExp
}

/** Providers where one mailbox has many addresses. */
const MAILBOX_ALIASES: readonly MailboxAlias[] = [
  { domain: /^(?:gmail|googlemail)\.com$/, canonicalDomain: 'gmail.com', ignored: /\./g },
  { domain: /^(?:proton\.me|protonmail\.com|pm\.me)$/, canonicalDomain: 'proton.me', ignored: /[._-]/g },
  { domain: /^(?:icloud|me|mac)\.com$/, canonicalDomain: 'icloud.com' },
  { domain: /^(?:yahoo\.|ymail\.com$)/, ignored: /(?<=.)-.*$/g },
]

const DOMAIN_LENGTH = 16
const MAILBOX_LENGTH = 48

/** The same for every spelling of a mailbox, `+tag` included; the first characters stand for the domain. */
export function sampleKey(email: string): string {
  const { localPart, domain } = splitAddress(email)
  const { canonicalDomain = domain, ignored } =
    MAILBOX_ALIASES.find((alias) => alias.domain.test(domain)) ?? {}
  const mailbox = `${ignored === undefined ? localPart : localPart.replace(ignored, '')}@${canonicalDomain}`
  const registered = REGISTERED_DOMAIN.exec(canonicalDomain)?.[0] ?? canonicalDomain
  return `${hash(registered, DOMAIN_LENGTH)}${hash(mailbox, MAILBOX_LENGTH)}`
}

/** Null for domains that are not limited. */
export function domainKey(email: string): string | null {
  return LARGE_PROVIDER.test(splitAddress(email).domain) ? null : sampleKey(email).slice(0, DOMAIN_LENGTH)
}

function splitAddress(email: string): { localPart: string; domain: string } {
  const canonical = canonicalEmail(email)
  const at = canonical.lastIndexOf('@')
  return {
    localPart: canonical.slice(0, at).replace(/(?<=.)\+.*$/, ''),
    domain: canonical.slice(at + 1),
  }
}

function hash(text: string, length: number): string {
  return createHash('sha256').update(text).digest('hex').slice(0, length)
}
