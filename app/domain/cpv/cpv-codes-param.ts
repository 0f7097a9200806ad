import { type CpvCode, MAX_CHOSEN_CODES } from './cpv-code.ts'
import { namedCodes } from './named-codes.ts'

/** Codes are parsed one by one, and a hostile list may repeat one thousands of times. */
const MAX_LENGTH = 5_000

export function readCpvCodes(texts: readonly string[]): CpvCode[] {
  const named = texts.join(',').slice(0, MAX_LENGTH).split(/[,;]/).flatMap(namedCodes)
  return [...new Set(named.flatMap(({ code }) => code ?? []))].slice(0, MAX_CHOSEN_CODES)
}
