import { STOP_WORDS } from './stop-words.ts'
import { wordsOf } from './words.ts'

/** A place has a name and its kind: „Taikos pr.“, „A. Jakšto g. 9“, „Klaipėdos r. sav.“, „Nemenčinės seniūnijos“. */
const PLACE =
  /(?:(?<=^)|(?<!^)(?:\p{Lu}[\p{L}-]*\.?\s+(?:ir\s+)?){0,2})\p{Lu}[\p{L}-]+\s+(?:(?:g|pr|al|pl|k|km|mstl|sen|r|raj|sav|m)\.|(?:seniūnij|rajon|savivaldyb)\p{L}+)(?:\s*sav\.)?(?:\s*\d[\d\p{L}/-]*)?/gu
/** A reference number is as „VPP-2274“, „2026/INF-118“, „Nr. 21“ or „(u. k. 12345)“. */
const REFERENCE =
  /(?:[Nn][Rr]|№|u\.\s?k)\.?\s*[\p{L}\d/-]*\d[\p{L}\d/.-]*|(?<![\p{L}\d])(?=[\p{Lu}\d/-]*\d)[\p{Lu}\d]+(?:[-/][\p{Lu}\d]+)+/gu
/** A name has a capital where no sentence begins; in „Elektrėnų marios“ this finds only the first word. */
const NAME = /(?<=[\p{L}\d,]\s+|[„"«“(])\p{Lu}\p{Ll}[\p{L}-]*/gu
/** These words occur in titles whatever is bought. */
const GENERIC_WORDS: ReadonlySet<string> = new Set(
  'pagal įskaitant poreikį reikmėms skirti skirtų skirtos esančios šalia tarp etapas dalis dalys dalies dalių objektas objekto projektas projekte projekto įgyvendinimas įgyvendinimo teritorija teritorijoje teritorijos savivaldybė savivaldybės rajono miesto seniūnija seniūnijos įstaiga įstaigos viešoji viešosios všį ab biudžetinė metams metais metų mln eur eurų euro vnt litrų egz proc sezonui centras centro skyrius skyriaus įsigijimas įsigijimo'.split(
    ' ',
  ),
)
const MIN_KEYWORDS = 2
const MIN_WORD_LENGTH = 2

/** Leaves out addresses, reference numbers and names, if enough words remain. */
export function keywordsOfTitle(title: string): string[] {
  const plain = title.replace(PLACE, ' ').replace(REFERENCE, ' ')
  const isAllCaps = title === title.toUpperCase()
  const readings = isAllCaps ? [title.replace(REFERENCE, ' ')] : [plain.replace(NAME, ' '), plain]
  for (const reading of readings) {
    const keywords = wordsIn(reading).filter((word) => !GENERIC_WORDS.has(word))
    if (keywords.length >= MIN_KEYWORDS) return keywords
  }
  return wordsIn(title)
}

function wordsIn(text: string): string[] {
  return [...new Set(wordsOf(text))].filter(
    (word) => word.length >= MIN_WORD_LENGTH && !/^\d+$/.test(word) && !STOP_WORDS.has(word),
  )
}
