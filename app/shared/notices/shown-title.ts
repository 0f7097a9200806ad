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
    return offset === 0 ? word.charAt(0) + word.slice(1).toLowerCase() : word.toLowerCase()
  })
}
