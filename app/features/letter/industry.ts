import type { ParamsOf } from '#app/pages/page-row.ts'
import type { pages } from '#app/pages/pages.ts'
import { readLetterQuery } from './letter-query.ts'
import { findTrade } from './trades.ts'

const MAX_LENGTH = 200

/** Joins the words or the trade of a letter's address („Pastatų valymas, be: langų“); null when it has neither. */
export function industryOfLetter(params: ParamsOf<typeof pages.letter>): string | null {
  const query = readLetterQuery(params)
  if (typeof query === 'string') return null
  const { phrases, excluded, codes } = query
  const words = phrases.length > 0 ? phrases.join(', ') : findTrade(codes)?.name
  if (words === undefined) return null
  const text = excluded.length > 0 ? `${words}, be: ${excluded.join(', ')}` : words
  return (text.charAt(0).toUpperCase() + text.slice(1)).slice(0, MAX_LENGTH)
}

/** Turns an industry back into words of a letter's address. */
export function wordsOfIndustry(text: string): string {
  const [wanted = '', unwanted = ''] = text.split(/,\s*be:/)
  const exclusions = unwanted.split(',').flatMap((word) => (word.trim() === '' ? [] : [`-${word.trim()}`]))
  return [wanted, ...exclusions].join()
}
