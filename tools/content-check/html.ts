import { type DefaultTreeAdapterTypes, parse } from 'parse5'

export interface HtmlElement {
  tag: string
  attributes: Readonly<Record<string, string>>
  children: readonly (HtmlElement | string)[]
}

export interface Page {
  /** The path is decoded and has no query: `/blog/ebvpd`. */
  path: string
  root: HtmlElement
}

/** Scripts, styles and comments are left out. */
export function parseHtml(html: string): HtmlElement {
  return { tag: '#root', attributes: {}, children: childrenOf(parse(html)) }
}

function childrenOf({ childNodes }: DefaultTreeAdapterTypes.ParentNode): (HtmlElement | string)[] {
  return childNodes.flatMap((node) => {
    if (node.nodeName === '#text' && 'value' in node) return node.value
    if (!('tagName' in node) || ['script', 'style'].includes(node.tagName)) return []
    const attributes = Object.fromEntries(node.attrs.map(({ name, value }) => [name, value]))
    return { tag: node.tagName, attributes, children: childrenOf(node) }
  })
}

/** Lists all elements below this one, in document order, this one first. */
export function* elementsOf(element: HtmlElement): Generator<HtmlElement> {
  yield element
  for (const child of element.children) if (typeof child !== 'string') yield* elementsOf(child)
}

export function findAll(root: HtmlElement, matches: (element: HtmlElement) => boolean): HtmlElement[] {
  return [...elementsOf(root)].filter(matches)
}

export function textOf(element: HtmlElement): string {
  return element.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('')
}

export function hasClass({ attributes }: HtmlElement, name: string): boolean {
  return (attributes.class ?? '').split(' ').includes(name)
}
