import { textFieldNames } from '../lead-fields.ts'
import type { Lead } from '../lead-schema.ts'

interface Signal {
  weight: number
  label: string
}

/** No signal but the honeypot reaches it alone. */
const QUARANTINE_WEIGHT = 5

/** Operators read these names in the quarantine. */
const SIGNALS = {
  'hidden field filled': { weight: 5, label: 'užpildytas laukelis, kurio žmonės nemato' },
  'link in the name': { weight: 3, label: 'vardo laukelyje – nuoroda' },
  'link markup': { weight: 3, label: 'tekste yra HTML nuorodų' },
  'link in the company name': { weight: 2, label: 'įmonės pavadinime – nuoroda' },
  'many links': { weight: 2, label: 'daug nuorodų' },
  'long text in Cyrillic': { weight: 2, label: 'ilgas tekstas kirilica' },
  'long text in a foreign script': { weight: 2, label: 'ilgas tekstas svetimais rašmenimis' },
  'sent faster than a person types': { weight: 2, label: 'forma užpildyta neįtikėtinai greitai' },
} as const satisfies Record<string, Signal>

export type SpamSignal = keyof typeof SIGNALS

export const OVERALL_LIMIT_REASON = 'over the limit of all submissions'
export const NETWORK_LIMIT_REASON = 'many requests from one network'

/** These say why a lead without such signals is quarantined all the same. */
export type LimitReason = typeof OVERALL_LIMIT_REASON | typeof NETWORK_LIMIT_REASON

const LIMIT_LABELS: Readonly<Record<LimitReason, string>> = {
  [OVERALL_LIMIT_REASON]: 'tuo metu užklausų buvo neįprastai daug',
  [NETWORK_LIMIT_REASON]: 'iš to paties tinklo neseniai gauta labai daug užklausų',
}

const LABELS = new Map<string, string>([
  ...Object.entries(SIGNALS).map(([name, { label }]) => [name, label] as const),
  ...Object.entries(LIMIT_LABELS),
])

const BETWEEN_SIGNALS = '; '

const FREE_TEXT_FIELDS = textFieldNames().filter((name) => name !== 'email')

const LINK = /(?:https?:\/\/|\bwww\.)[^\s<>"'\]]+/gi
const LINK_MARKUP = /<a\s+href|\[url\b|\[link\b/i
const MAX_LINKS = 2

const MAX_CYRILLIC = 120
const MAX_FOREIGN = 20
const CYRILLIC = /\p{Script=Cyrillic}/gu
const FOREIGN =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Thai}\p{Script=Hebrew}]/gu

export function findSpamSignals(lead: Lead): SpamSignal[] {
  const { company, name, email } = lead
  const all = FREE_TEXT_FIELDS.map((field) => lead[field]).join('\n')
  const checks: [SpamSignal, boolean][] = [
    ['link in the name', linksIn(name).length > 0],
    ['link markup', LINK_MARKUP.test(all)],
    ['link in the company name', linksIn(company).some((link) => !isOwnDomain(email, link))],
    ['many links', linksIn(all).length > MAX_LINKS],
    ['long text in Cyrillic', count(all, CYRILLIC) > MAX_CYRILLIC],
    ['long text in a foreign script', count(all, FOREIGN) > MAX_FOREIGN],
  ]
  return checks.flatMap(([signal, isFound]) => (isFound ? [signal] : []))
}

/** Returns null when the signals weigh too little. */
export function findSpamReason(signals: readonly SpamSignal[]): string | null {
  const weight = signals.reduce((sum, signal) => sum + SIGNALS[signal].weight, 0)
  return weight >= QUARANTINE_WEIGHT ? signals.join(BETWEEN_SIGNALS) : null
}

export function reasonForStaff(reason: string): string {
  return reason
    .split(BETWEEN_SIGNALS)
    .map((part) => LABELS.get(part) ?? part)
    .join(', ')
}

function linksIn(text: string): string[] {
  return [...new Set(text.toLowerCase().match(LINK))]
}

function isOwnDomain(email: string, link: string): boolean {
  const host = link.replace(/^https?:\/\//, '').replace(/^www\./, '')
  return host.startsWith(email.slice(email.lastIndexOf('@') + 1).toLowerCase())
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0
}
