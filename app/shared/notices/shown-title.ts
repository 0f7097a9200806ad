import { LITHUANIAN_PLACES } from '#app/shared/text/lithuanian-places.ts'

/** Shorter ones are abbreviations. */
const MIN_SHOUT_LENGTH = 12
/** Buyers paste whole descriptions; the whole title is at the source. */
const MAX_LENGTH = 200
/** What stays in capitals when the rest does not. */
const ABBREVIATIONS: ReadonlySet<string> = new Set([
  'UAB',
  'AB',
  'MB',
  'VŠĮ',
  'VĮ',
  'LED',
  'IT',
  'IKT',
  'LR',
  'ES',
  'PVM',
])

/** What follows the name of a street, or the initial before that name. */
const OF_STREET = /^(?:\.\s*\p{Lu}[\p{Lu}-]+)?\s+(?:G|PR|AL|PL)\./u

/** A title as the buyer wrote it; one in capitals („KRANTINIŲ REKONSTRAVIMAS“) is set in sentence case. */
export function shownTitle(title: string): string {
  const text = isShouted(title) ? sentenceCase(title) : title
  if (text.length <= MAX_LENGTH) return text
  const cut = text.slice(0, MAX_LENGTH)
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : MAX_LENGTH)}…`
}

function isShouted(title: string): boolean {
  return title.length >= MIN_SHOUT_LENGTH && title === title.toUpperCase()
}

function sentenceCase(title: string): string {
  return title.replace(/[\p{L}\p{N}][\p{L}\p{N}-]*/gu, (word, offset: number) => {
    if (ABBREVIATIONS.has(word) || /\p{L}.*\d|\d.*\p{L}{2}/u.test(word)) return word
    const lower = word.toLowerCase()
    const isName = offset === 0 || LITHUANIAN_PLACES.has(lower) || isNamed(title, offset, word.length)
    return isName ? word.charAt(0) + lower.slice(1) : lower
  })
}

/** In quotation marks, or of a street: „ŠVIESA“, TAIKOS PR., A. JAKŠTO G. */
function isNamed(title: string, offset: number, length: number): boolean {
  return '„“"«'.includes(title.charAt(offset - 1)) || OF_STREET.test(title.slice(offset + length))
}
