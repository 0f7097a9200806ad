import towns from '#data/lithuanian-towns.json' with { type: 'json' }

/** Shorter ones are abbreviations. */
const MIN_CAPITALS_LENGTH = 12
/** Buyers paste whole descriptions. */
const MAX_LENGTH = 200
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
  'AIO',
  'VU',
])

/** Towns of the municipalities, and who gave a disease its name, are in lower case and in the cases that titles use. */
const NAMES: ReadonlySet<string> = new Set([...towns, 'alzheimerio', 'parkinsono'])

/** A street name may have an initial before its end. */
const OF_STREET = /^(?:\.\s*\p{Lu}[\p{Lu}-]+)?\s+(?:G|PR|AL|PL)\./u

/** Buyers number their purchases: „VP-3847 Valymas“, „34519 Dalys“, „Stogas (DPS: 28303)“, „Langai, Nr. 4871/2026/VM“. */
const NUMBER_BEFORE =
  /^(?:skelbiama apklausa_nr\. ?\d+[_\s]+|\(?\p{L}{1,3}-\d[\d/]{3,}\)?[,_\s]+|(?!\d*00 )\d{5} )(?=(?-i:\p{Lu}))/iu
const NUMBER_BEHIND = /[\s,]+(?:\((?:DPS: ?|seno CVP IS nr\. ?)?\d{5,6}\)|nr\. ?\d+\/[\d/]+\p{L}*)$/iu

/** They say how they buy too: „Lazeris (Mažos vertės skelbiama apklausa)“. */
const PROCEDURE = /\s*\((?:\p{L}+ )?(?:skelbiama apklausa|mažos vertės|atviras konkursas)[^()]*\)/giu

/** Sets titles in capitals („KRANTINIŲ REKONSTRAVIMAS“) in sentence case, without the number of the purchase and its procedure. */
export function shownTitle(full: string): string {
  const title = full.replace(NUMBER_BEFORE, '').replace(PROCEDURE, '').replace(NUMBER_BEHIND, '') || full
  const text = isAllCaps(title) ? sentenceCase(title) : title
  if (text.length <= MAX_LENGTH) return text
  const cut = text.slice(0, MAX_LENGTH)
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : MAX_LENGTH)}…`
}

function isAllCaps(title: string): boolean {
  return title.length >= MIN_CAPITALS_LENGTH && title === title.toUpperCase()
}

function sentenceCase(title: string): string {
  return title.replace(/[\p{L}\p{N}][\p{L}\p{N}-]*/gu, (word, offset: number) => {
    // Roman numerals, „38B“ and codes behind a slash are no words.
    if (ABBREVIATIONS.has(word) || /\d|^[IVX]+$/.test(word) || title.charAt(offset - 1) === '/') return word
    const lower = word.toLowerCase()
    const isName = offset === 0 || NAMES.has(lower) || isNamed(title, offset, word.length)
    return isName ? word.charAt(0) + lower.slice(1) : lower
  })
}

/** A name stands in quotation marks, or is that of a street: „ŠVIESA“, TAIKOS PR., A. JAKŠTO G. */
function isNamed(title: string, offset: number, length: number): boolean {
  return '„“"«'.includes(title.charAt(offset - 1)) || OF_STREET.test(title.slice(offset + length))
}
