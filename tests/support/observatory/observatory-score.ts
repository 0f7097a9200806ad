import { parsePolicy, scorePolicy } from './judge-policy.ts'
import { BASELINE, MIN_FOR_BONUS, type Result, SCORES } from './score-table.ts'

const SIX_MONTHS_SECONDS = 15_768_000
const PRIVATE_REFERRERS = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']
const UNSAFE_REFERRERS = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade']

/** The score that the HTTP Observatory gives to a page served by HTTPS with these headers, and why. */
export function observatoryScore(headers: Headers, page: string): { score: number; results: Result[] } {
  const results = [
    scorePolicy(headers.get('Content-Security-Policy')),
    scoreCookies(headers.getSetCookie()),
    scoreSharing(headers),
    scoreReferrer(headers.get('Referrer-Policy')),
    scoreTransport(headers.get('Strict-Transport-Security')),
    scoreScripts(page),
    scoreSniffing(headers.get('X-Content-Type-Options')),
    scoreFrames(headers),
    scoreResourcePolicy(headers.get('Cross-Origin-Resource-Policy')),
  ]
  const modifiers = results.map((result) => SCORES[result])
  const sum = (wanted: (modifier: number) => boolean) =>
    modifiers.filter(wanted).reduce<number>((total, modifier) => total + modifier, 0)
  const base = Math.max(0, BASELINE + sum((modifier) => modifier < 0))
  return { score: base < MIN_FOR_BONUS ? base : base + sum((modifier) => modifier > 0), results }
}

function scoreCookies(cookies: readonly string[]): Result {
  if (cookies.length === 0) return 'cookies-not-found'
  const has = (cookie: string, flag: string) => new RegExp(`;\\s*${flag}`, 'i').test(cookie)
  if (cookies.some((cookie) => /^[^=]*(?:login|sess)/i.test(cookie) && !has(cookie, 'httponly'))) {
    return 'cookies-session-without-httponly-flag'
  }
  if (!cookies.every((cookie) => has(cookie, 'secure'))) {
    return 'cookies-without-secure-flag-but-protected-by-hsts'
  }
  return cookies.every((cookie) => has(cookie, 'samesite'))
    ? 'cookies-secure-with-httponly-sessions-and-samesite'
    : 'cookies-secure-with-httponly-sessions'
}

function scoreSharing(headers: Headers): Result {
  const origin = headers.get('Access-Control-Allow-Origin')
  if (origin === null) return 'cross-origin-resource-sharing-not-implemented'
  if (origin === '*') return 'cross-origin-resource-sharing-implemented-with-public-access'
  return headers.get('Access-Control-Allow-Credentials') === 'true'
    ? 'cross-origin-resource-sharing-implemented-with-universal-access'
    : 'cross-origin-resource-sharing-implemented-with-restricted-access'
}

function scoreReferrer(header: string | null): Result {
  if (header === null) return 'referrer-policy-not-implemented'
  const policies = header.split(',').map((policy) => policy.trim().toLowerCase())
  const last = policies.findLast((policy) => [...PRIVATE_REFERRERS, ...UNSAFE_REFERRERS].includes(policy))
  if (last === undefined) return 'referrer-policy-header-invalid'
  return PRIVATE_REFERRERS.includes(last) ? 'referrer-policy-private' : 'referrer-policy-unsafe'
}

function scoreTransport(header: string | null): Result {
  if (header === null) return 'hsts-not-implemented'
  const [, seconds] = /(?:^|;)\s*max-age=(\d+)/i.exec(header) ?? []
  if (seconds === undefined || header.includes(',')) return 'hsts-header-invalid'
  return Number(seconds) < SIX_MONTHS_SECONDS
    ? 'hsts-implemented-max-age-less-than-six-months'
    : 'hsts-implemented-max-age-at-least-six-months'
}

function scoreScripts(page: string): Result {
  const tags = page.match(/<script\b[^>]*>/gi) ?? []
  const loaded = tags.filter((tag) => /\ssrc=/i.test(tag))
  const foreign = loaded.filter((tag) => /\ssrc="(?:https?:)?\/\//i.test(tag))
  if (tags.length === 0) return 'sri-not-implemented-but-no-scripts-loaded'
  if (foreign.some((tag) => !/\ssrc="https:/i.test(tag))) {
    return 'sri-not-implemented-and-external-scripts-not-loaded-securely'
  }
  if (foreign.some((tag) => !/\sintegrity=/i.test(tag))) {
    return 'sri-not-implemented-but-external-scripts-loaded-securely'
  }
  return loaded.some((tag) => /\sintegrity=/i.test(tag))
    ? 'sri-implemented-and-all-scripts-loaded-securely'
    : 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin'
}

function scoreSniffing(header: string | null): Result {
  if (header === null) return 'x-content-type-options-not-implemented'
  return header.toLowerCase() === 'nosniff'
    ? 'x-content-type-options-nosniff'
    : 'x-content-type-options-header-invalid'
}

function scoreFrames(headers: Headers): Result {
  const policy = parsePolicy(headers.get('Content-Security-Policy') ?? '')
  if (policy.has('frame-ancestors')) return 'x-frame-options-implemented-via-csp'
  const header = headers.get('X-Frame-Options')
  if (header === null) return 'x-frame-options-not-implemented'
  return /^(?:deny|sameorigin)$/i.test(header)
    ? 'x-frame-options-sameorigin-or-deny'
    : 'x-frame-options-header-invalid'
}

function scoreResourcePolicy(header: string | null): Result {
  if (header === null) return 'corp-not-implemented'
  if (header === 'same-origin') return 'corp-implemented-with-same-origin'
  if (header === 'same-site') return 'corp-implemented-with-same-site'
  return header === 'cross-origin' ? 'corp-implemented-with-cross-origin' : 'corp-header-invalid'
}
