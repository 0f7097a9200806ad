import type { CpvCode } from './cpv-code.ts'
import { namedCodes } from './named-codes.ts'

export const MAX_CHOSEN_CODES = 300
/** Codes are parsed one by one, and a hostile list may repeat one thousands of times. */
const MAX_LENGTH = 5_000

export function readCpvCodes(texts: readonly string[]): CpvCode[] {
  const named = texts.join(',').slice(0, MAX_LENGTH).split(/[,;]/).flatMap(namedCodes)
  return [...new Set(named.flatMap(({ code }) => code ?? []))].slice(0, MAX_CHOSEN_CODES)
}
