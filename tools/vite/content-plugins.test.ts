import type { Element, ElementContent, Root, Text } from 'hast'
import { expect, test } from 'vitest'
import { rehypeChecklists } from './rehype-checklists.ts'
import { rehypeHeadings } from './rehype-headings.ts'
import { remarkTypography } from './remark-typography.ts'

test('headings get anchors, tables the name of their section, the second section a line before it, and the list of headings with the words below them is exported, with the number of all words', () => {
  const tables = [element('table'), element('table')]
  const root: Root = {
    type: 'root',
    children: [
      element('h2', text('Eiga')),
      ...tables,
      element('h2', text('Eiga')),
      element('h3', text('Dalis')),
      element('p', text('Pirkėjas tikrina.')),
    ],
  }
  rehypeHeadings()(root)

  expect(root.children.map((node) => ('properties' in node ? node.properties.id : undefined))).toEqual([
    'eiga',
    undefined,
    undefined,
    undefined,
    'eiga-2',
    'dalis',
    undefined,
    undefined,
  ])
  expect(root.children[3]).toMatchObject({ name: 'LetterLine' })
  expect(tables.map(({ properties }) => properties.dataSection)).toEqual(['Eiga', 'Eiga 2'])
  expect(root.children.at(-1)).toMatchObject({
    value:
      'export const headings = [{"id":"eiga","text":"Eiga"},{"id":"eiga-2","text":"Eiga"}]\nexport const wordCount = 5',
  })
})

test('the items of a checklist can be ticked, those of other lists stay', () => {
  const list = () => element('ul', element('li', text('Pasirašyti.')))
  const plain = list()
  const checklist = list()
  rehypeChecklists()({
    type: 'root',
    children: [
      plain,
      { type: 'mdxJsxFlowElement', name: 'Checklist', attributes: [], children: [checklist] },
    ],
  })

  expect(plain).toEqual(list())
  expect(checklist).toMatchObject({
    children: [
      {
        children: [
          {
            tagName: 'label',
            children: [
              { tagName: 'input', properties: { type: 'checkbox', autoComplete: ['off'] } },
              { tagName: 'span', children: [text('Pasirašyti.')] },
            ],
          },
        ],
      },
    ],
  })
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

function element(tagName: string, ...children: ElementContent[]): Element {
  return { type: 'element', tagName, properties: {}, children }
}

function text(value: string): Text {
  return { type: 'text', value }
}
