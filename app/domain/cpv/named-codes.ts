import { parseCpvCode } from './cpv-code.ts'

const SEPARATORS = /[,;\t\r\n]+/
const LABEL = String.raw`(?<!\p{L})(?:cpv|bvp[žz]|kod(?:as|ai))(?!\p{L})[\s:.()–-]{0,5}`
const LABELS = new RegExp(LABEL, 'giu')
const DIVISION = '(?:0[39]|1[45689]|2[24]|3[0-5789]|4[1-58]|5[015]|6[03-6]|7[0-35-79]|8[05]|9[028])'
const BEGINS_WITH_DIVISION = new RegExp(`^${DIVISION}`)
/** Beside words a code has its check digit or an asterisk: „45%“ and „45 x“ are amounts there. */
const BESIDE = String.raw`(?:${LABEL}){0,3}(?<code>(?<!\d)\d{8}(?:[\s–−-]*\d)?(?!\d)|(?<![\p{L}\p{N}])(?<masked>${DIVISION}\d{0,5})\*+(?![\p{L}\p{N}]))(?:\s+[–−-]\s)?`
const BESIDE_WORDS = new RegExp(BESIDE, 'giu')
const GAP = String.raw`[\s.–−-]`
const SEVERAL = String.raw`\d{3,}${GAP}+(?!00)\d\d|\d\d${GAP}+${DIVISION}\d\d\d?(?!\d)|\d\d(?:(?:\s+${DIVISION}){2,}|\s?[–−-]\s?${DIVISION})\s*$`
const ALONE = String.raw`^(?!${GAP}*(?:${SEVERAL}))${GAP}*\d\d(?:${GAP}*\d){0,7}${GAP}*$`
/** A mask („4521*“, „4521%“, „4521xxxx“, „4521?“) stands for the codes that begin with its digits. */
const MASKED = String.raw`(?<masked>\d{2,7}|\d\d(?:[\s.]\d{1,3}){1,2})[*%_x?]+(?![\p{L}\p{N}])`
/** A range stands for the code that covers both its ends; the dash of a list is none. */
const RANGE = String.raw`(?=\d{2,8}\s?[–−-]\s?\d{2,8}(?!\d))(?<![–−-]\s*)(?<shared>\d{2,8})\d*\D+\k<shared>\d*`
const WHOLE = String.raw`\d{2}[\s.]?\d{3}[\s.]?\d{3}(?:[\s.–−-]*\d)?(?!\d)`
const IN_LIST = new RegExp(String.raw`${ALONE}|(?<!\d)(?:${MASKED}|${RANGE}|${WHOLE}|\d{2,})`, 'giu')

/** A comma parts words, unless it stands in a number such as „0,4“. */
const BETWEEN_PARTS = /[;\n]+|(?<!\d),+|,+(?!\d)/

/** Lists the codes that a text names, in its order. `digits` are as typed; `code` is null when no code begins with them. */
export function namedCodes(text: string) {
  return codesInList(text) ?? Array.from(text.matchAll(BESIDE_WORDS), readMatch)
}

/** Parts a text at commas and between codes and words. Beside words a number may be anything, so only a clear code counts. */
export function partCodes(text: string) {
  const list = codesInList(text)
  if (list !== null) return [{ part: text, named: list }]
  const parted = text.replace(BESIDE_WORDS, (all, code) => (/\d[–−-]\d|\*/.test(code) ? `,${code},` : all))
  return parted.split(BETWEEN_PARTS).flatMap((part) => {
    const named = codesInList(part) ?? []
    return part.trim() === '' ? [] : { part: part.trim(), named: named.every(isBare) ? [] : named }
  })
}

/** Reads a text that has nothing but codes, their beginnings and what separates or announces them; null for any other. */
function codesInList(text: string) {
  const parts = text.replace(LABELS, ' ').split(SEPARATORS)
  if (parts.some((part) => /[^\s\d.–−-]/.test(part.replace(IN_LIST, '')))) return null
  const named = parts.flatMap((part) => Array.from(part.matchAll(IN_LIST), readMatch))
  const hasWhole = named.some(({ digits }) => digits.length >= 8)
  if (!hasWhole && (named.length === 0 || named.some(({ code }) => code === null))) return null
  // Beside whole codes, two digits count the rows of a table.
  return named.map((each) => (hasWhole && each.text.length === 2 ? { ...each, code: null } : each))
}

function readMatch({ 0: all, groups: { code: text = all, masked, shared } = {} }: RegExpExecArray) {
  const digits = (masked ?? shared ?? text).replace(/\D/g, '')
  const isBeginning = BEGINS_WITH_DIVISION.test(digits)
  return { text: text.trim(), digits, code: parseCpvCode(isBeginning ? digits.padEnd(8, '0') : digits) }
}

/** Says whether a code is a bare beginning such as „4521“, which elsewhere could be any number. */
export function isBare({ text, digits }: ReturnType<typeof readMatch>): boolean {
  return digits.length < 8 && /^[\d\s.]*$/.test(text)
}
