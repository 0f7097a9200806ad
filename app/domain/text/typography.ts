import { memoize } from '../data/memoize.ts'

const NBSP = '\u00a0'

const RULES: readonly [RegExp, string][] = [
  // thousands and amounts: 58 000 Eur
  [/(\d) (?=\d{3}(?!\d))/g, `$1${NBSP}`],
  // a number with its unit: 30 dienų, 5 darbo dienas (but not: 0,7 numatomos vertės)
  [
    /(\d\+?) (?=(Eur|proc\.|%|min\.|val\.|d\.|m\.|metų|metai|metus|mėn|dien|darbo|kalendorin|Nr\.|etap|straipsn|kod|skaitmen|specialist|žingsn|savait|valand|p\.))/g,
    `$1${NBSP}`,
  ],
  // a small number with what it counts: 8 praktiniai žingsniai
  [/(?<![\d,.:])(\d{1,2}) (?=\p{Ll})/gu, `$1${NBSP}`],
  // points of an article: (b punktas)
  [/(?<=\()([a-z]) (?=punkt)/g, `$1${NBSP}`],
  // dates: 2025 m. kovo 14 d.
  [/(\d{4}) (?=m\.)/g, `$1${NBSP}`],
  [
    /(m\.) (?=(sausio|vasario|kovo|balandžio|gegužės|birželio|liepos|rugpjūčio|rugsėjo|spalio|lapkričio|gruodžio))/g,
    `$1${NBSP}`,
  ],
  [
    /((?:sausio|vasario|kovo|balandžio|gegužės|birželio|liepos|rugpjūčio|rugsėjo|spalio|lapkričio|gruodžio)) (?=\d)/g,
    `$1${NBSP}`,
  ],
  // an article of a law: VPĮ 102 straipsnis
  [/(?<!\p{L})(VPĮ|PĮ|CK) (?=\d)/gu, `$1${NBSP}`],
  // words of one letter and „Nr." stay with what follows
  [/(?<=^|[\s(„\u00a0])([aioįuųAIOĮU]|Nr\.|UAB|VšĮ|AB|VĮ) (?=\S)/g, `$1${NBSP}`],
  // abbreviations and names of two words: el. paštu, e. parašas, CVP IS, CPO LT
  [/(?<!\p{L})(el?\.) (?=\p{Ll})/gu, `$1${NBSP}`],
  [/(?<!\p{L})(CVP(?= IS(?!\p{L}))|CPO(?= LT(?!\p{L}))) /gu, `$1${NBSP}`],
  // an initial stays with the name: L. Sapiegos
  [/(?<=^|[\s(„])(\p{Lu}\.) (?=\p{Lu}\p{Ll})/gu, `$1${NBSP}`],
  // a dash never begins a line
  [/ (?=–)/g, NBSP],
]

/** Puts Lithuanian no-break spaces into running text. It is pure and idempotent. */
export const typography = memoize((text: string): string =>
  RULES.reduce((result, [pattern, replacement]) => result.replace(pattern, replacement), text),
)
