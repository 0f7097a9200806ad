import { expect, test } from 'vitest'
import { rehypeHeadings } from './rehype-headings.ts'
import { remarkTypography } from './remark-typography.ts'

test('headings get anchors, tables the name of their section, and the list of headings is exported', () => {
  const tables = [element('table'), element('table')]
  const root = {
    type: 'root',
    children: [
      element('h2', text('Eiga')),
      ...tables,
      element('h2', text('Eiga')),
      element('h3', text('Dalis')),
    ],
  }
  rehypeHeadings()(root)

  expect(root.children.map((node) => node.properties?.id)).toEqual([
    'eiga',
    undefined,
    undefined,
    'eiga-2',
    'dalis',
    undefined,
  ])
  expect(tables.map((node) => node.properties?.dataSection)).toEqual(['Eiga', 'Eiga 2'])
  expect(JSON.stringify(root.children.at(-1))).toContain(
    JSON.stringify(
      JSON.stringify([
        { id: 'eiga', text: 'Eiga' },
        { id: 'eiga-2', text: 'Eiga' },
      ]),
    ),
  )
})

test('a figure and a link keep the short words and units beside them', () => {
  const unit = text(' kalendorinių dienų')
  const beforeLink = text('Rašykite į ')
  remarkTypography()({
    type: 'root',
    children: [
      { type: 'paragraph', children: [{ type: 'mdxJsxTextElement', name: 'Figure' }, unit] },
      { type: 'paragraph', children: [beforeLink, { type: 'link', children: [text('registrą')] }] },
    ],
  })

  expect(unit.value).toBe('\u00a0kalendorinių dienų')
  expect(beforeLink.value).toBe('Rašykite į\u00a0')
})

interface TestNode {
  type: string
  tagName?: string
  value?: string
  properties?: Record<string, unknown>
  children?: TestNode[]
}

function element(tagName: string, ...children: TestNode[]): TestNode {
  return { type: 'element', tagName, children }
}

function text(value: string): TestNode & { value: string } {
  return { type: 'text', value }
}
