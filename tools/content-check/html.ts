/** An element of a page that React has rendered, so always well-formed. */
export interface HtmlElement {
  tag: string
  attributes: Readonly<Record<string, string>>
  children: readonly (HtmlElement | string)[]
}

const VOID_TAGS = new Set(['meta', 'link', 'br', 'hr', 'img', 'input', 'source', 'wbr'])
const TOKENS = /<!--[\s\S]*?-->|<!doctype[^>]*>|<(script|style)\b[\s\S]*?<\/\1>|<\/?[a-z][^>]*>|[^<]+/gi
const ATTRIBUTES = /([^\s=/]+)(?:="([^"]*)")?/g
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' }

export function parseHtml(html: string): HtmlElement {
  const root = { tag: '#root', attributes: {}, children: [] as (HtmlElement | string)[] }
  const open = [root]
  for (const [token, raw] of html.matchAll(TOKENS)) {
    if (raw || token.startsWith('<!')) continue
    const parent = open.at(-1) ?? root
    if (!token.startsWith('<')) parent.children.push(decode(token))
    else if (token.startsWith('</')) open.pop()
    else {
      const element = { ...readTag(token), children: [] as (HtmlElement | string)[] }
      parent.children.push(element)
      if (!token.endsWith('/>') && !VOID_TAGS.has(element.tag)) open.push(element)
    }
  }
  return root
}

/** All elements below this one, in document order, this one first. */
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

function readTag(token: string): Pick<HtmlElement, 'tag' | 'attributes'> {
  const [, tag = '', rest = ''] = /^<([^\s/>]+)([\s\S]*?)\/?>$/.exec(token) ?? []
  const attributes = [...rest.matchAll(ATTRIBUTES)].map(([, name = '', value = '']) => [name, decode(value)])
  return { tag: tag.toLowerCase(), attributes: Object.fromEntries(attributes) }
}

function decode(text: string): string {
  return text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|([a-z]+));/gi, (entity, hex, decimal, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16))
    if (decimal) return String.fromCodePoint(Number(decimal))
    return ENTITIES[name] ?? entity
  })
}
