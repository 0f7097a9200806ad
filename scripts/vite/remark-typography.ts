import { typography } from '../../app/shared/text/typography.ts'

interface MarkdownNode {
  type: string
  value?: string
  children?: MarkdownNode[]
}

/** A remark plugin: authors type ordinary spaces, the build puts no-break ones where they belong. */
export function remarkTypography() {
  return function setNoBreakSpaces(node: MarkdownNode): void {
    if (node.type === 'text' && node.value !== undefined) node.value = typography(node.value)
    node.children?.forEach(setNoBreakSpaces)
  }
}
