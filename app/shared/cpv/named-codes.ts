import { formatCpvCode, parseCpvCode } from './cpv-code.ts'

const SEPARATORS = /[,;\t\r\n]/
/** „4521*“, „4521%“, „4521xxxx“. */
const MASK = /(?<=\d)[*%_x]+(?![\p{L}\p{N}])/giu
const BETWEEN_WORDS = /(?<!\d)\d{8}(?:[\s–−-]*\d)?(?!\d)/g
const ALONE = String.raw`^(?:[\s.–−-]*\d){2,9}[\s.–−-]*$`
const MASKED = String.raw`(?<masked>\d{2}(?:[\s.]?\d){0,5})[*%_x]+`
/** Bullets are no ranges. */
const RANGE = String.raw`(?=\d{8}\s?[–−-]\s?\d{8}(?!\d))(?<![–−-]\s*)(?<shared>\d{2,8})\d*\D+\k<shared>\d*`
const WHOLE = String.raw`\d{2}[\s.]?\d{3}[\s.]?\d{3}(?:[\s.–−-]*\d)?(?!\d)`
const IN_LIST = new RegExp(String.raw`${ALONE}|(?<!\d)(?:${MASKED}|${RANGE}|${WHOLE}|\d{2,})`, 'gi')

/** Whether a text has nothing but codes, their beginnings and what separates them. */
export function isOnlyCodes(text: string): boolean {
  return /^[\s.,;–−-]*\d[\d\s.,;–−-]*$/.test(text.replace(MASK, ''))
}

/**
 * The codes of a text in its order, beside words only whole ones: how each is written, its digits or those that it begins
 * with, and the code; of a range or of `4521*` that is the code which covers it, of anything else null.
 */
export function namedCodes(text: string) {
  const [parts, pattern] = isOnlyCodes(text) ? [text.split(SEPARATORS), IN_LIST] : [[text], BETWEEN_WORDS]
  return parts.flatMap((part) => Array.from(part.matchAll(pattern), readMatch))
}

function readMatch({ 0: text, groups: { masked, shared } = {} }: RegExpExecArray) {
  const beginning = masked ?? shared
  const digits = (beginning ?? text).replace(/\D/g, '')
  const code = beginning === undefined ? parseCpvCode(digits) : formatCpvCode(digits.padEnd(8, '0'))
  return { text: text.trim(), digits, code }
}
