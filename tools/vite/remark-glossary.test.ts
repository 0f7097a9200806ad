import { expect, test } from 'vitest'
import { remarkGlossary } from './remark-glossary.ts'

const ARTICLE = { path: '/site/content/articles/pretenzija.mdx' }

interface Node {
  type: string
  name?: string
  value?: string
  url?: string
  children?: Node[]
}

function linksIn(children: Node[], file = ARTICLE): string[] {
  const root: Node = { type: 'root', children }
  remarkGlossary()(root, file)
  return urlsOf(root)
}

function urlsOf({ type, url = '', children = [] }: Node): string[] {
  return [...(type === 'link' ? [url] : []), ...children.flatMap(urlsOf)]
}

const paragraph = (...children: Node[]): Node => ({ type: 'paragraph', children })
const text = (value: string): Node => ({ type: 'text', value })
const component = (name: string, child: Node): Node => ({
  type: 'mdxJsxFlowElement',
  name,
  children: [child],
})

test('the first use of a term leads to the glossary, the second does not', () => {
  const sentence = paragraph(text('Pretenzija teikiama pirkėjui; '), text('pretenzijos terminas trumpas.'))

  expect(linksIn([sentence, paragraph(text('Pretenzijos.'))])).toEqual(['/zodynelis#pretenzija'])
  expect(sentence.children?.[0]).toEqual({
    type: 'link',
    url: '/zodynelis#pretenzija',
    data: { hProperties: { className: 'term' } },
    children: [text('Pretenzija')],
  })
  expect(sentence.children?.map(({ value }) => value)).toEqual([
    undefined,
    ' teikiama pirkėjui; ',
    'pretenzijos terminas trumpas.',
  ])
})

test.each([
  ['a heading', { type: 'heading', children: [text('Pretenzija')] }],
  ['a link', paragraph({ type: 'link', url: '/terminai', children: [text('pretenzijos terminas')] })],
  ['a table', { type: 'table', children: [text('Pretenzija')] }],
  ['a checklist', component('Checklist', paragraph(text('Parašyta pretenzija.')))],
  ['a quote', paragraph(text('„Per 10 dienų pateikiama pretenzija“'))],
])('the term in %s stays as it is, and the next use leads to the glossary', (_, place) => {
  const own = urlsOf(place)

  expect(linksIn([place])).toEqual(own)
  expect(linksIn([place, paragraph(text('Pretenzija.'))])).toEqual([...own, '/zodynelis#pretenzija'])
})

test('a quote with a figure in its middle is still a quote', () => {
  const figure = { type: 'mdxJsxTextElement', name: 'Figure' }

  expect(linksIn([paragraph(text('„Per '), figure, text(' – pretenzija“'))])).toEqual([])
  expect(Object.keys(figure)).toEqual(['type', 'name'])
})

test('legal texts have no links to the glossary', () => {
  const file = { path: '/site/content/legal/naudojimo-salygos.mdx' }

  expect(linksIn([paragraph(text('Pretenzija.'))], file)).toEqual([])
})
