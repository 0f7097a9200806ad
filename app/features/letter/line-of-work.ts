import { readLetterRequest } from './letter-request.ts'
import { findTrade } from './trades.ts'

const MAX_LENGTH = 200

/**
 * What the visitor called his trade where he asked for his letter, for the request form: „Pastatų valymas, be: langų“;
 * null when his address has no words and is none of the trades.
 */
export function lineOfWork(params: URLSearchParams): string | null {
  const request = readLetterRequest(params)
  if (typeof request === 'string') return null
  const { phrases, excluded, codes } = request
  const words = phrases.length > 0 ? phrases.join(', ') : findTrade(codes)?.name
  if (words === undefined) return null
  const text = excluded.length > 0 ? `${words}, be: ${excluded.join(', ')}` : words
  return (text.charAt(0).toUpperCase() + text.slice(1)).slice(0, MAX_LENGTH)
}

/** The other way: what is typed as a line of work, as words of a letter's address. */
export function wordsFromLineOfWork(text: string): string {
  const [wanted = '', unwanted = ''] = text.split(/,\s*be:/)
  const exclusions = unwanted.split(',').flatMap((word) => (word.trim() === '' ? [] : [`-${word.trim()}`]))
  return [wanted, ...exclusions].join()
}
