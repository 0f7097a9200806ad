import { findAll, type HtmlElement, hasClass, textOf, without } from '../html.ts'
import type { Fault, Page } from '../page.ts'

/** Official names of several words keep their capital within a heading. */
const PROPER_NAMES = [
  'Centrinė viešųjų pirkimų informacinė sistema',
  'Viešųjų pirkimų įstatymas',
  'Europos ekonominė erdvė',
]

const DATE = /^\d{4} m\. \p{L}+ \d+ d\.$/u

interface Heading {
  level: number
  text: string
}

/** A page has one H1 and skips no level; a heading has no full stop at its end, and capital letters only where a name begins. */
export function checkHeadings({ root }: Page, isWord: (word: string) => boolean): Fault[] {
  const headings = findAll(root, ({ tag }) => /^h[1-6]$/.test(tag)).map(readHeading)
  const count = headings.filter(({ level }) => level === 1).length
  const faults: Fault[] = count === 1 ? [] : [{ message: `the page has ${count} H1 headings` }]
  headings.forEach(({ level, text }, index) => {
    const above = headings[index - 1]?.level ?? 0
    if (level > above + 1) faults.push({ message: `H${level} follows H${above}: „${text}“`, near: text })
    if (/[.:;,!]$/.test(text) && !DATE.test(text))
      faults.push({ message: `the heading ends with punctuation: „${text}“`, near: text })
    for (const word of needlessCapitals(text, isWord)) {
      faults.push({ message: `„${word}“ needs no capital letter: „${text}“`, near: text })
    }
  })
  return faults
}

function readHeading(element: HtmlElement): Heading {
  const text = textOf(without(element, (child) => hasClass(child, 'heading-anchor')))
    .replaceAll('\u00a0', ' ')
    .trim()
  return { level: Number(element.tag.slice(1)), text }
}

/** Finds capitalised words that are common words in lower case, except the first of the heading. */
function needlessCapitals(text: string, isWord: (word: string) => boolean): string[] {
  const rest = PROPER_NAMES.reduce((left, name) => left.replace(name, ''), text)
  return [...rest.matchAll(/(?<![\p{L}„])\p{Lu}\p{Ll}+/gu)]
    .filter(({ index }) => !/^(\d+\.\s*|.*[?.] )?$/u.test(rest.slice(0, index)))
    .map(([word]) => word)
    .filter((word) => isWord(word.toLowerCase()))
}
