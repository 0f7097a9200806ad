import { type CpvCode, parseCpvCode } from './cpv-code.ts'

const MAX_CODES = 300

/** Codes from `?kodai=45000000-7,90911200-8` or form fields; what is no code is left out, doubles too. */
export function readCpvCodes(texts: readonly string[]): CpvCode[] {
  const codes = new Set<CpvCode>()
  for (const text of texts.flatMap((list) => list.split(/[,;]/))) {
    const code = parseCpvCode(text)
    if (code !== null) codes.add(code)
    if (codes.size === MAX_CODES) break
  }
  return [...codes]
}
