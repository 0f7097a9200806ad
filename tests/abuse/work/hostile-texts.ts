import fc from 'fast-check'
import { readGoldSet } from '../../../bench/search-quality/gold-set.ts'

/** Combining marks of nine classes, highest first: the slowest order to normalise. */
const MARKS = ['\u0345', '\u035d', '\u035f', '\u0315', '\u0300', '\u0323', '\u05b0', '\u064b', '\u0334']

// biome-ignore format: a few rows read better than thirty
const UNITS = [
  'a', 'ą', 'ab ', 'valymas ', 'darbai ', '-x ', '-', ' ', '\u00a0', ',', ';', '4', '45000000-7,', '45000000', '[', '{"a":',
  '<', '<a ', '&amp;', '%41', '„', '\u{1d160}', '\ufdfa', '\u0344', '가', '\u200b', '\u0000', '\ud800', '\r\n', '=', 'å\u0323',
]

/** Lithuanian words as suppliers type them, so that searches by their beginnings find something. */
const WORDS = [...new Set(readGoldSet('tuning').flatMap(({ query }) => query.split(/\s+/)))]

const repeated = (unit: string, length: number) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length)

/** Marks of several classes, each as a row of its own. */
const markRows = (length: number) =>
  fc
    .subarray(MARKS, { minLength: 1 })
    .map((marks) => `a${marks.map((mark) => repeated(mark, length / marks.length)).join('')}`)

const prefixes = (length: number) =>
  fc
    .tuple(fc.integer({ min: 1, max: 12 }), fc.constantFrom(' ', ',', ' -', ', '), fc.nat())
    .map(([letters, separator, first]) => {
      const count = Math.ceil(length / (letters + separator.length))
      const words = Array.from({ length: count }, (_, i) => WORDS[(first + i * 7) % WORDS.length] ?? '')
      return words.map((word) => word.slice(0, letters)).join(separator)
    })

/** A text of about this many characters, made to be costly: of marks, copies, short words, long words, odd characters. */
export function hostileText(length: number): fc.Arbitrary<string> {
  const unit = fc.oneof(fc.constantFrom(...UNITS), fc.string({ unit: 'binary', minLength: 1, maxLength: 9 }))
  return fc.oneof(
    markRows(length),
    prefixes(length),
    unit.map((text) => repeated(text, length)),
    fc.tuple(unit, unit).map(([one, other]) => repeated(one + other, length)),
    fc.array(unit, { minLength: 2, maxLength: 9 }).map((units) => repeated(units.join(''), length)),
  )
}
