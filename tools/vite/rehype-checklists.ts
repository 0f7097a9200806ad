import type { Element, ElementContent, Root } from 'hast'
import { visit } from 'unist-util-visit'

/** A rehype plugin: the items of a `<Checklist>` can be ticked; nothing is kept, so no script is needed. */
export function rehypeChecklists() {
  return function addCheckboxes(root: Root): void {
    visit(root, (node) => {
      if (node.type !== 'mdxJsxFlowElement' || node.name !== 'Checklist') return
      visit(node, 'element', (element) => {
        if (element.tagName === 'li') element.children = [labelOf(element.children)]
      })
    })
  }
}

/** The attribute keeps Firefox from ticking it again after a reload. */
function labelOf(children: ElementContent[]): Element {
  const checkbox = element('input', { type: 'checkbox', autoComplete: ['off'] }, [])
  return element('label', {}, [checkbox, element('span', {}, children)])
}

function element(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children }
}
