import { typography } from '#app/domain/text/typography.ts'
import type { Page } from '../html.ts'
import { isName, visibleTexts } from '../visible-text.ts'

const WRONG_CHARACTERS: readonly [pattern: RegExp, message: string][] = [
  [/["”]|(?<!\p{L})'|'(?!\p{L})/u, 'quotes are „…“'],
  [/[«»]/, 'quotes are „…“'],
  [/ - /, 'a dash between words is –'],
  [/€/, 'amounts are in Eur, not €'],
  [/!/, 'no exclamation marks'],
  [/\.\.\./, 'an ellipsis is …'],
  [/(?<!\.)\.\.(?!\.)/, 'one full stop is enough'],
  [/\p{Emoji_Presentation}/u, 'no emoji'],
]

/** The specification words the busy button and the loading list so. */
const SPECIFIED_TEXTS = new Set(['Siunčiama...', 'Kraunama...'])

const PHONE = /\+\d[\d\s]+/g

export function checkTypesetting({ root }: Page): string[] {
  return visibleTexts(root, isName)
    .filter((text) => !SPECIFIED_TEXTS.has(text))
    .flatMap((text) => [...wrongSigns(text), ...unpairedQuotes(text), ...missingNoBreakSpaces(text)])
}

function wrongSigns(text: string): string[] {
  return WRONG_CHARACTERS.flatMap(([pattern, message]) => {
    const found = pattern.exec(text)
    return found ? [`${message}: …${around(text, found.index)}…`] : []
  })
}

function unpairedQuotes(text: string): string[] {
  let depth = 0
  for (const [sign] of text.matchAll(/[„“]/g)) {
    depth += sign === '„' ? 1 : -1
    if (depth < 0) break
  }
  return depth === 0 ? [] : [`unpaired quotes: ${text.slice(0, 80)}`]
}

/** Correctly set text does not change when `typography` is applied again. */
function missingNoBreakSpaces(shown: string): string[] {
  const text = shown.replace(PHONE, '')
  const set = typography(text)
  const index = [...set].findIndex((sign, position) => sign !== text[position])
  return index < 0 ? [] : [`a no-break space is missing: …${around(text, index)}…`]
}

function around(text: string, index: number): string {
  return text.slice(Math.max(0, index - 20), index + 20)
}
