import { readTimeOf } from '#app/features/articles/read-time.ts'
import { findAll, hasClass, type Page, without } from '../html.ts'
import { visibleTexts } from '../visible-text.ts'

const SHOWN = /(\d+)\u00a0min\. skaitymo/

export function checkReadTime(page: Page): string[] {
  const shown = visibleTexts(page.root).flatMap((text) => SHOWN.exec(text)?.[1] ?? [])[0]
  const words = countWords(page)
  const expected = readTimeOf(words)
  if (shown === String(expected)) return []
  return [`${words} words take ${expected} minutes, the article says ${shown}`]
}

/** The table of value limits, which several articles share, is left out. */
function countWords({ root }: Page): number {
  const [text] = findAll(root, (element) => hasClass(element, 'prose'))
  if (!text) return 0
  return visibleTexts(without(text, (element) => hasClass(element, 'thresholds')))
    .join(' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length
}
