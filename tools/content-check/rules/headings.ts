import { findAll, type HtmlElement, hasClass, textOf, without } from '../html.ts'
import type { Fault, Page } from '../page.ts'

const DATE = /^\d{4} m\. \p{L}+ \d+ d\.$/u

interface Heading {
  level: number
  text: string
}

/** A page has one H1 and skips no level; a heading has no full stop at its end. */
export function checkHeadings({ root }: Page): Fault[] {
  const headings = findAll(root, ({ tag }) => /^h[1-6]$/.test(tag)).map(readHeading)
  const count = headings.filter(({ level }) => level === 1).length
  const faults: Fault[] = count === 1 ? [] : [{ message: `the page has ${count} H1 headings` }]
  headings.forEach(({ level, text }, index) => {
    const above = headings[index - 1]?.level ?? 0
    if (level > above + 1) faults.push({ message: `H${level} follows H${above}: „${text}“`, near: text })
    if (/[.:;,!]$/.test(text) && !DATE.test(text))
      faults.push({ message: `the heading ends with punctuation: „${text}“`, near: text })
  })
  return faults
}

function readHeading(element: HtmlElement): Heading {
  const text = textOf(without(element, (child) => hasClass(child, 'heading-anchor')))
    .replaceAll('\u00a0', ' ')
    .trim()
  return { level: Number(element.tag.slice(1)), text }
}
