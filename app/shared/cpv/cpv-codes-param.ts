import { type CpvCode, parseCpvCode } from './cpv-code.ts'

export const MAX_CHOSEN_CODES = 300
/** Codes are parsed one by one, and a hostile list may repeat one thousands of times. */
const MAX_PARTS = 1_000

export function readCpvCodes(texts: readonly string[]): CpvCode[] {
  // bounded: by the codes that one form or address holds
  const codes = new Set<CpvCode>()
  for (const text of texts.flatMap((list) => list.split(/[,;]/, MAX_PARTS)).slice(0, MAX_PARTS)) {
    const code = parseCpvCode(text)
    if (code !== null) codes.add(code)
    if (codes.size === MAX_CHOSEN_CODES) break
  }
  return [...codes]
}
