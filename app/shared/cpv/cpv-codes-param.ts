import { type CpvCode, parseCpvCode } from './cpv-code.ts'

const MOST_CODES = 300

/** Codes from `?kodai=45000000-7,90911200-8` or form fields; what is no code is left out, doubles too. */
export function readCpvCodes(texts: readonly string[]): CpvCode[] {
  const codes = texts
    .flatMap((text) => text.split(/[,;]/))
    .map(parseCpvCode)
    .filter((code) => code !== null)
  return [...new Set(codes)].slice(0, MOST_CODES)
}
