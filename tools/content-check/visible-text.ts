import { type HtmlElement, hasClass } from './html.ts'

const INLINE_TAGS = new Set(['a', 'abbr', 'b', 'em', 'i', 'span', 'strong', 'sub', 'sup', 'time'])
const UNSEEN_TAGS = new Set(['head', 'svg', 'template', 'code', 'option'])

type Test = (element: HtmlElement) => boolean

export const isName: Test = (element) => hasClass(element, 'organisations') || hasClass(element, 'cpv-code')

/** Each paragraph, cell, heading or the like has one entry, as readers see it. */
export function visibleTexts(root: HtmlElement, isLeftOut: Test = () => false): string[] {
  const texts: string[] = []
  let current = ''
  read(root)
  flush()
  return texts

  function read(element: HtmlElement): void {
    if (isUnseen(element)) {
      current += ' '
      return
    }
    const isInline = INLINE_TAGS.has(element.tag)
    if (!isInline) flush()
    let previous: HtmlElement | string | undefined
    for (const child of element.children) {
      // Elements without a space between them are separated by style: byline, badges, table cells.
      if (typeof child !== 'string' && typeof previous === 'object') flush()
      if (typeof child === 'string') current += child
      else read(child)
      previous = child
    }
    if (!isInline) flush()
  }

  function flush(): void {
    const text = current.replace(/[^\S\u00a0]+/g, ' ').trim()
    if (text !== '') texts.push(text)
    current = ''
  }

  function isUnseen(element: HtmlElement): boolean {
    // Search engines do not quote it: it is about us, not a part of the text.
    if ('data-nosnippet' in element.attributes) return true
    return UNSEEN_TAGS.has(element.tag) || hasClass(element, 'sr-only') || isLeftOut(element)
  }
}
