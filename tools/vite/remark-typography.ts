import { typography } from '../../app/shared/text/typography.ts'
import type { MarkdownNode } from './remark-glossary.ts'

/** A remark plugin: authors type ordinary spaces, the build puts no-break ones where they belong. */
export function remarkTypography() {
  return function setNoBreakSpaces({ children = [] }: MarkdownNode): void {
    for (const [index, node] of children.entries()) {
      if (node.type === 'text' && node.value !== undefined) {
        node.value = setBetween(children[index - 1], node.value, children[index + 1])
      }
      setNoBreakSpaces(node)
    }
  }
}

/** A figure ends with a number, and what follows begins with a letter, as far as the spaces between are concerned. */
function setBetween(before: MarkdownNode | undefined, text: string, after: MarkdownNode | undefined): string {
  const start = before?.name === 'Figure' ? '0' : ''
  const end = after ? 'x' : ''
  const set = typography(start + text + end)
  return set.slice(start.length, set.length - end.length)
}
