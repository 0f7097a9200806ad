import { typography } from '../../app/shared/text/typography.ts'

interface MarkdownNode {
  type: string
  name?: string | null
  value?: string
  children?: MarkdownNode[]
}

/** A remark plugin: authors type ordinary spaces, the build puts no-break ones where they belong. */
export function remarkTypography() {
  return function setNoBreakSpaces({ children = [] }: MarkdownNode): void {
    for (const [index, node] of children.entries()) {
      if (node.type === 'text' && node.value !== undefined) {
        node.value = setText(node.value, children[index - 1])
      }
      setNoBreakSpaces(node)
    }
  }
}

/** A figure ends with a number as far as the unit behind it is concerned. */
function setText(text: string, previous: MarkdownNode | undefined): string {
  return previous?.name === 'Figure' ? typography(`0${text}`).slice(1) : typography(text)
}
