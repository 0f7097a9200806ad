import { type CpvCode, parseCpvCode } from './cpv-code.ts'

/** As many as one visitor can choose, in the basket and in an address. */
export const MAX_CHOSEN_CODES = 300
/** Parts of a list that are looked at: codes are parsed one by one, and one code may stand in it thousands of times. */
const MAX_PARTS = 1_000

/** Codes from `?kodai=45000000-7,90911200-8` or form fields; ignores invalid codes and duplicates. */
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
