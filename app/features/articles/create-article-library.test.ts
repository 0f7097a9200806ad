import { expect, test } from 'vitest'
import { createArticleLibrary } from './create-article-library.ts'

const files = {
  ...article('pirmas', { published: '2024-01-23', related: ['antras', 'trecias'] }),
  ...article('trecias', { published: '2025-03-18', related: ['antras', 'pirmas'] }),
  ...article('antras', { published: '2024-05-28', related: ['pirmas', 'trecias'] }),
}

const library = createArticleLibrary(files)

test('the library of articles lists the newest first', () => {
  expect(library.articles.map(({ slug }) => slug)).toEqual(['trecias', 'antras', 'pirmas'])
})

test('the library of articles lists what was published on one day by topic, the basic ones first', () => {
  const { articles } = createArticleLibrary({
    ...files,
    ...article('trecias', { published: '2025-03-18', topic: 'teisė', related: ['antras', 'pirmas'] }),
    ...article('antras', { published: '2025-03-18', topic: 'pradžia', related: ['pirmas', 'trecias'] }),
  })
  expect(articles.map(({ slug }) => slug)).toEqual(['antras', 'trecias', 'pirmas'])
})

test('the library of articles finds an article by its address', () => {
  expect(library.find('antras')?.published).toBe('2024-05-28')
  expect(library.find('ketvirtas')).toBeNull()
})

test('the library of articles knows what was published before and after', () => {
  const [third, second, first] = library.articles
  if (!first || !second || !third) throw new Error('three articles expected')

  expect(library.neighbours(second)).toEqual({ previous: first, next: third })
  expect(library.neighbours(first).previous).toBeNull()
  expect(library.neighbours(third).next).toBeNull()
})

test('the library of articles gives related articles in the order of the author', () => {
  const [third] = library.articles

  expect(third && library.related(third).map(({ slug }) => slug)).toEqual(['antras', 'pirmas'])
})

test.each([
  ['related to one that does not exist', { related: ['pirmas', 'nera'] }, 'no other article „nera“'],
  ['related to itself', { related: ['antras', 'pirmas'] }, 'no other article „antras“'],
  ['with one related article', { related: ['pirmas'] }, 'related: at least 2'],
  ['of another topic', { topic: 'oras' }, 'topic'],
])('an article is refused %s', (_, fields, message) => {
  expect(() => createArticleLibrary({ ...files, ...article('antras', fields) })).toThrow(message)
})

function article(slug: string, fields: { published?: string } & Record<string, unknown>) {
  const published = fields.published ?? '2024-01-23'
  const frontmatter = {
    slug,
    title: 'Antraštė',
    description: 'Aprašas',
    published,
    updated: published,
    reviewed: '2026-11-22',
    sources: [{ act: 'VPĮ', article: '58 straipsnis', checked: '2026-11-22', mark: 'A' }],
    changes: [],
    author: 'redakcija',
    topic: 'teisė',
    related: ['pirmas', 'trecias'],
    ...fields,
  }
  return {
    [`/content/articles/${slug}.mdx`]: { frontmatter, headings: [], wordCount: 900, default: () => null },
  }
}
