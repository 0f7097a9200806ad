import { typography } from '#app/domain/text/typography.ts'
import type { MarkdownNode } from './remark-glossary.ts'

/** This remark plugin puts no-break spaces into texts typed with ordinary ones. */
export function remarkTypography() {
  return function setNoBreakSpaces({ children = [] }: MarkdownNode): void {
    for (const [index, node] of children.entries()) {
      if (node.type === 'text' && node.value !== undefined) {
        node.value = setSpacesBetween(children[index - 1], node.value, children[index + 1])
      }
      setNoBreakSpaces(node)
    }
  }
}

/** For the rules of spaces, a `<Figure>` before counts as a digit, and any node after as a letter. */
function setSpacesBetween(
  before: MarkdownNode | undefined,
  text: string,
  after: MarkdownNode | undefined,
): string {
  const start = before?.name === 'Figure' ? '0' : ''
  const end = after ? 'x' : ''
  const set = typography(start + text + end)
  return set.slice(start.length, set.length - end.length)
}
