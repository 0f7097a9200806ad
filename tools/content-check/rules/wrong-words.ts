import type { Fault, Page } from '../page.ts'
import { isName, visibleTexts } from '../visible-text.ts'

/** These are patterns, unlike the fixed phrases of `content/refused-phrases.tsv`; ‹ and › are the edges of a word. */
const WRONG_WORDS: readonly [pattern: string, correction: string][] = [
  ['‹virš \\d', 'daugiau kaip, didesnė kaip'],
  [
    '‹užtikrin(ti|a|ama|s|tų)›[^.]*‹užtikrin(ti|a|ama|s|tų|ta|tas)›',
    'one of the two: patikrinti, pateikti, palaikyti',
  ],
  [', ir kt\\.', 'ir kt.'],
]

/** After these words „kuris“ needs no comma before it. */
const BEFORE_RELATIVE =
  '(?<!(?:^|[^\\p{L}])(?:ir|o|bet|ar|arba|nei|kai|tik|net|bent|vien|štai|tai|jog|kad|nors|tie|vis|dar|jau|tas|ta|ne|apie|dėl|iki|iš|į|nuo|pagal|per|prie|su|už) )'

const RELATIVE = withWordEdges(`(?<=\\p{L} )${BEFORE_RELATIVE}(kuris|kuri|kurie|kurios)› (?!nors›)`)

const RULES: readonly { pattern: RegExp; correction: string }[] = [
  ...WRONG_WORDS.map(([pattern, correction]) => ({ pattern: withWordEdges(pattern), correction })),
  { pattern: RELATIVE, correction: 'a comma before „kuris“' },
  { pattern: /(?<=[\p{L},] )(Jūs|Jūsų|Jums|Jus|Jumis)(?!\p{L})/u, correction: 'jūs in lower case' },
]

export function checkWrongWords({ root }: Page): Fault[] {
  return visibleTexts(root, isName).flatMap((text) => {
    const plain = text.replaceAll('\u00a0', ' ')
    return RULES.flatMap(({ pattern, correction }) => {
      const found = pattern.exec(plain)
      if (!found) return []
      const near = plain.slice(Math.max(0, found.index - 15), found.index + found[0].length)
      return [{ message: `„${found[0].trim()}“: write ${correction} (…${near}…)`, near }]
    })
  })
}

/** `\b` does not know Lithuanian letters. */
function withWordEdges(pattern: string): RegExp {
  return new RegExp(pattern.replaceAll('‹', '(?<!\\p{L})').replaceAll('›', '(?!\\p{L})'), 'iu')
}
