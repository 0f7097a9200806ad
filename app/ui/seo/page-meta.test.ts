import { expect, test } from 'vitest'
import { configureSite, site } from '#config/site.ts'
import { type PageMeta, pageMeta } from './page-meta.ts'

const matches = [{ loaderData: { origin: 'https://pirkimai.lt' } }]

const ebvpd: PageMeta = { title: 'EBVPD', description: 'Kaip jį pildyti.', path: '/blog/ebvpd' }

function tagsOf(page: PageMeta) {
  const tags = pageMeta(matches, page)
  return {
    tags,
    property: (name: string) =>
      tags.flatMap((tag) => ('property' in tag && tag.property === name ? [tag.content] : [])),
    named: (name: string) => tags.flatMap((tag) => ('name' in tag && tag.name === name ? [tag.content] : [])),
  }
}

test('the head of a page gives the home page the configured title', () => {
  const before = site.defaultTitle
  configureSite({ defaultTitle: 'Viešieji pirkimai el. paštu | Naujausi konkursai | 2025' })
  const home = tagsOf({ title: null, description: '', path: '/' })
  expect(home.tags).toContainEqual({
    title: 'Viešieji pirkimai el. paštu | Naujausi konkursai | 2025',
  })
  configureSite({ defaultTitle: before })
})

test('the head of a page describes the share image with its size and a text', () => {
  const { property, named } = tagsOf(ebvpd)
  expect(property('og:image')).toEqual(['https://pirkimai.lt/share.png'])
  expect(property('og:image:width')).toEqual(['1200'])
  expect(property('og:image:height')).toEqual(['630'])
  expect(property('og:image:alt')).toEqual(['Jūsų veiklai atrinkti viešieji pirkimai – kas rytą el. paštu'])
  expect(named('twitter:card')).toEqual(['summary_large_image'])
})

test('the head of a page says when an article was published', () => {
  const article = tagsOf({ ...ebvpd, type: 'article', publishedOn: '2024-05-28' })
  expect(article.property('og:type')).toEqual(['article'])
  expect(article.property('article:published_time')).toEqual(['2024-05-28'])
})

test('the head of a page gathers structured data into one graph with full addresses', () => {
  const { tags } = tagsOf({
    ...ebvpd,
    structuredData: [(address) => ({ '@type': 'WebPage', url: address('/blog/ebvpd') })],
  })
  expect(tags.at(-1)).toEqual({
    'script:ld+json': {
      '@context': 'https://schema.org',
      '@graph': [{ '@type': 'WebPage', url: 'https://pirkimai.lt/blog/ebvpd' }],
    },
  })
})
