import * as v from 'valibot'
import { expect, test } from 'vitest'
import { type ContentFile, commonFields, readContent } from './content-file.ts'
import { historyFields } from './source-fields.ts'

const schema = v.strictObject({ ...commonFields, ...historyFields })
const good = {
  slug: 'planai',
  title: 'Planai',
  description: 'Apie planus',
  published: '2026-11-20',
  updated: '2026-11-20',
  changes: [],
}

test('frontmatter that is valid gives a page with its text', () => {
  const [page] = readContent(schema, { '/content/info/planai.mdx': file(good) })

  expect(page).toMatchObject({ ...good, headings: [] })
})

test.each([
  ['a field that nobody reads', { ...good, tilte: 'x' }, 'tilte'],
  ['a missing field', { ...good, title: undefined }, 'title'],
  ['a long title', { ...good, title: 'x'.repeat(61) }, 'title: has 61 characters, at most 60 are allowed'],
  ['a long description', { ...good, description: 'x'.repeat(156) }, 'description: has 156 characters'],
  ['a date of another form', { ...good, updated: '2026 11 20' }, 'updated: must be a date'],
  ['an address that is not the name of the file', { ...good, slug: 'planas' }, 'slug: must be the name'],
  ['an address with other letters', { ...good, slug: 'Planų' }, 'slug: must be lower-case words'],
])('frontmatter with %s is refused', (_, frontmatter, message) => {
  expect(() => readContent(schema, { '/content/info/planai.mdx': file(frontmatter) })).toThrow(message)
})

test('frontmatter reports the faults of all files at once', () => {
  const files = {
    '/content/info/planai.mdx': file({ ...good, title: '' }),
    '/content/info/kita.mdx': file(good),
  }

  expect(() => readContent(schema, files)).toThrow(
    /planai\.mdx: title: is empty\n.*kita\.mdx: slug: must be the name of the file/,
  )
})

function file(frontmatter: unknown): ContentFile {
  return { frontmatter, headings: [], wordCount: 0, default: () => null }
}
