import { domainToASCII } from 'node:url'

const DOT_ATOM = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*$/
const QUOTED_STRING = /^"(?:[ !#-[\]-~]|\\[ -~])*"$/
const PRINTABLE_ASCII = /^[ -~]+$/

const DOMAIN = /^[a-z\d-]+(?:\.[a-z\d-]+)+$/i
/** `domainToASCII` reads what may stand in a web address, a port or a path too. */
const UNICODE_DOMAIN = /^[\p{L}\p{M}\p{N}.-]+$/u

/**
 * The address as every mail server takes it in `Reply-To`: in ASCII, its domain in Punycode where it must be, quoted
 * where it must be. Null when there is no such form: letters like ž before the @ need servers that can SMTPUTF8, and
 * the header is invalid for all others.
 */
export function replyAddress(email: string): string | null {
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
