import { fold } from '#app/domain/text/words.ts'

/** What the ends of a telephone number are cut to, as in `lead_words` of the database. */
const NATIONAL_DIGITS = 8
const MIN_DIGITS = 3
const LITHUANIAN_PREFIX = /^(?:(?:00)?370|[80](?=\d{3}))/
const MIN_LETTERS = 3
/** The number of a lead, typed without its hyphen. */
const BARE_REFERENCE = /^([a-z\d]{4})([a-z\d]{4})$/
/** Nearly every firm has one, so `lead_words` leaves them out. */
const LEGAL_FORMS: readonly string[] = ['uab', 'mb', 'ab', 'ii', 'vsi', 'vi', 'ub', 'sia']

/** A query for `lead_words`: beginnings of words, digits of telephone numbers. It is null when no word tells anything. */
export function searchQuery(text: string): string | null {
  const digits = text.replace(/[\s()+./-]/g, '')
  if (/^\d{3,}$/.test(digits)) return `(${numbersOf(digits).map(beginning).join(' | ')})`
  const words = text.trim().split(/\s+/).flatMap(wordsIn)
  const parts = words.filter((word) => !LEGAL_FORMS.includes(word)).map(wordOrReference)
  return parts.length === 0 ? null : parts.join(' & ')
}

/** As typed, and without what stands before the number of a Lithuanian telephone. */
function numbersOf(digits: string): string[] {
  const national = digits.replace(LITHUANIAN_PREFIX, '').slice(-NATIONAL_DIGITS)
  return [...new Set([digits, national])].filter(({ length }) => length >= MIN_DIGITS)
}

function wordsIn(text: string): string[] {
  const folded = foldedLikeDatabase(text)
  const address = folded.replace(/^[<("„]+|[>)"“,;]+$/g, '')
  if (/.@/.test(address)) return [address]
  return folded.split(/[\s\p{P}\p{S}]+/u).filter(Boolean)
}

function foldedLikeDatabase(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[ąčęėįšųūž]/g, fold)
}

function wordOrReference(word: string): string {
  const halves = BARE_REFERENCE.exec(word)?.slice(1).map(beginning)
  return halves ? `(${beginning(word)} | ${halves.join(' & ')})` : beginning(word)
}

function beginning(word: string): string {
  return word.length < MIN_LETTERS ? quoted(word) : `${quoted(word)}:*`
}

function quoted(word: string): string {
  return `'${word.replace(/['\\]/g, '$&$&')}'`
}
