import type { CpvCode } from '#app/shared/cpv/cpv-code.ts'
import { readLetterRequest } from './letter-request.ts'
import { findTrade } from './trades.ts'

const MAX_LENGTH = 200

/** What the request form says about the trade of somebody who comes from his letter: „Pastatų valymas, be: langų“. */
export function lineOfWork(params: URLSearchParams, codeNames: Readonly<Record<CpvCode, string>>): string {
  const request = readLetterRequest(params)
  if (typeof request === 'string') return ''
  const { phrases, excluded, codes } = request
  const [firstName] = codes.flatMap((code) => codeNames[code] ?? [])
  const words = phrases.length > 0 ? phrases.join(', ') : (findTrade(codes)?.name ?? firstName ?? '')
  const text = excluded.length > 0 ? `${words}, be: ${excluded.join(', ')}` : words
  return (text.charAt(0).toUpperCase() + text.slice(1)).slice(0, MAX_LENGTH)
}
