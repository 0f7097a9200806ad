import type { Lead } from '../lead-schema.ts'

const LINK = /https?:\/\/|\bwww\.\S/i
const LINK_MARKUP = /<a\s|\[url\b|\[link\b/i
const LINKS_ALLOWED = 2

/** Letters of scripts that visitors of a Lithuanian site write whole texts in only by accident. */
const CYRILLIC_ALLOWED = 120
const FAR_SCRIPTS_ALLOWED = 20
const CYRILLIC = /\p{Script=Cyrillic}/gu
const FAR_SCRIPTS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Thai}\p{Script=Hebrew}]/gu

/**
 * Why the typed texts look like spam; null when they do not. Signs are few and gross on purpose: a lead
 * that is held back wrongly costs more than a mail of spam.
 */
export function spamSign(lead: Lead): string | null {
  const texts = [lead.company_code, lead.company, lead.name, lead.phone, lead.industry, lead.referral_source]
  const all = texts.join('\n')
  if (LINK_MARKUP.test(all)) return 'link markup in the text'
  if (LINK.test(lead.name)) return 'link in the name'
  if (/https?:\/\//i.test(lead.company)) return 'link in the company name'
  if (count(all, new RegExp(LINK, 'gi')) > LINKS_ALLOWED) return 'many links'
  if (count(all, CYRILLIC) > CYRILLIC_ALLOWED) return 'long text in Cyrillic'
  if (count(all, FAR_SCRIPTS) > FAR_SCRIPTS_ALLOWED) return 'long text in a foreign script'
  return null
}

function count(text: string, sign: RegExp): number {
  return text.match(sign)?.length ?? 0
}
