import { domainToASCII } from 'node:url'

const DOT_ATOM = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const QUOTED_STRING = /^"(?:[ !#-[\]-~]|\\[ -~])*"$/
const PRINTABLE_ASCII = /^[ -~]+$/

const DOMAIN = /^[a-z\d-]+(?:\.[a-z\d-]+)+$/i
/** `domainToASCII` also accepts what may follow in a web address: a port, a path. */
const UNICODE_DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u

/** Gives ASCII with Punycode and quotes where needed; null when only servers with SMTPUTF8 could take the address. */
export function asciiAddress(email: string): string | null {
  const at = email.lastIndexOf('@')
  const localPart = asciiLocalPart(email.slice(0, Math.max(0, at)))
  const domain = asciiDomain(email.slice(at + 1))
  return localPart === null || domain === null ? null : `${localPart}@${domain}`
}

function asciiLocalPart(text: string): string | null {
  if (DOT_ATOM.test(text) || QUOTED_STRING.test(text)) return text
  return PRINTABLE_ASCII.test(text) ? `"${text.replace(/["\\]/g, '\\$&')}"` : null
}

function asciiDomain(text: string): string | null {
  if (DOMAIN.test(text)) return text
  const ascii = UNICODE_DOMAIN.test(text) ? domainToASCII(text) : ''
  return DOMAIN.test(ascii) ? ascii : null
}
