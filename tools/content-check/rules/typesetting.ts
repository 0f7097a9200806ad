import { typography } from '#app/domain/text/typography.ts'
import type { Fault, Page } from '../page.ts'
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

export function checkTypesetting({ root }: Page): Fault[] {
  return visibleTexts(root, isName)
    .filter((text) => !SPECIFIED_TEXTS.has(text))
    .flatMap((text) => [...wrongSigns(text), ...unpairedQuotes(text), ...missingNoBreakSpaces(text)])
}

function wrongSigns(text: string): Fault[] {
  return WRONG_CHARACTERS.flatMap(([pattern, message]) => {
    const found = pattern.exec(text)
    return found
      ? [{ message: `${message}: …${around(text, found.index)}…`, near: around(text, found.index) }]
      : []
  })
}

function unpairedQuotes(text: string): Fault[] {
  let depth = 0
  for (const [sign] of text.matchAll(/[„“]/g)) {
    depth += sign === '„' ? 1 : -1
    if (depth < 0) break
  }
  return depth === 0 ? [] : [{ message: `unpaired quotes: ${text.slice(0, 80)}`, near: text.slice(0, 60) }]
}

/** Correctly set text does not change when `typography` is applied again. */
function missingNoBreakSpaces(shown: string): Fault[] {
  const text = shown.replace(PHONE, '')
  const set = typography(text)
  const index = [...set].findIndex((sign, position) => sign !== text[position])
  if (index < 0) return []
  return [{ message: `a no-break space is missing: …${around(text, index)}…`, near: around(text, index) }]
}

function around(text: string, index: number): string {
  return text.slice(Math.max(0, index - 20), index + 20)
}
