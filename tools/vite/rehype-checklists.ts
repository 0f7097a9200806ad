import type { Element, ElementContent, Root } from 'hast'
import { visit } from 'unist-util-visit'

/** This rehype plugin makes check boxes of the items of a `<Checklist>`, which store nothing and need no script. */
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

/** `autocomplete` stops Firefox from restoring the tick after a reload. */
function labelOf(children: ElementContent[]): Element {
  const checkbox = element('input', { type: 'checkbox', autoComplete: ['off'] }, [])
  return element('label', {}, [checkbox, element('span', {}, children)])
}

function element(tagName: string, properties: Element['properties'], children: ElementContent[]): Element {
  return { type: 'element', tagName, properties, children }
}
