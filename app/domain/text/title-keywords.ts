import { STOP_WORDS } from './stop-words.ts'
import { wordsOf } from './words.ts'

/** These words occur in titles whatever is bought. */
const GENERIC_WORDS: ReadonlySet<string> = new Set(
  'nr pagal įskaitant poreikį reikmėms skirti skirtų skirtos esančios šalia tarp etapas dalis dalys dalies dalių objektas objekto projektas projekte projekto įgyvendinimas įgyvendinimo teritorija teritorijoje teritorijos savivaldybė savivaldybės rajono miesto seniūnija seniūnijos įstaiga įstaigos viešoji viešosios všį ab biudžetinė metams metais metų mln eur eurų euro vnt litrų egz proc sezonui centras centro skyrius skyriaus įsigijimas įsigijimo'.split(
    ' ',
  ),
)
const MIN_WORD_LENGTH = 2

/** Leaves out numbers and what every title may say, if anything remains. */
export function keywordsOfTitle(title: string): string[] {
  const words = [...new Set(wordsOf(title))].filter(
    (word) => word.length >= MIN_WORD_LENGTH && !/^\d+$/.test(word) && !STOP_WORDS.has(word),
  )
  const keywords = words.filter((word) => !GENERIC_WORDS.has(word))
  return keywords.length > 0 ? keywords : words
}
