import { readCpvCodes } from '#app/domain/cpv/cpv-codes-param.ts'
import type { Params } from '#app/pages/page-row.ts'
import * as urls from './urls.ts'

/** A decimal comma stays: „kabeliai 0,4 kV“. */
const BETWEEN_WORDS = /(?<!\d),|,(?!\d)/

/** Reads codes and words of a page's address, for the page's calls to the form. */
export function readFormCall(params: Params<'kodai' | 'zodziai'>) {
  const words = params.get(urls.WORDS_PARAM)
  return {
    codes: readCpvCodes(params.getAll(urls.CODES_PARAM)),
    words: words === null ? undefined : words.split(BETWEEN_WORDS).filter(Boolean),
  }
}
