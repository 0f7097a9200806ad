import { expect, test } from 'vitest'
import { site } from '#config/site.ts'
import { article, breadcrumbs, organization, webSite } from './structured-data.ts'

const address = (path: string) => new URL(path, 'https://pirkimai.lt').href

test('in structured data, the web site is published by the organisation of the same graph', () => {
  expect(webSite(address).publisher).toEqual({ '@id': organization(address)['@id'] })
  expect(organization(address)).toMatchObject({ name: site.name, url: 'https://pirkimai.lt/' })
})

test('in structured data, an article names headline, image, dates, author and publisher with full addresses', () => {
  const facts = {
    title: 'EBVPD: kas tai',
    description: 'Kaip jį pildyti.',
    path: '/blog/ebvpd',
    publishedOn: '2024-05-28',
    changedOn: '2025-01-02',
  }
  expect(article(facts)(address)).toMatchObject({
    '@type': 'Article',
    headline: 'EBVPD: kas tai',
    image: 'https://pirkimai.lt/share.png',
    datePublished: '2024-05-28',
    dateModified: '2025-01-02',
    mainEntityOfPage: 'https://pirkimai.lt/blog/ebvpd',
    author: { '@type': 'Organization', name: `„${site.name}“ redakcija` },
    publisher: { name: site.name, logo: { url: 'https://pirkimai.lt/icon-512.png' } },
  })
})

test('in structured data, breadcrumbs begin at the home page and count from one', () => {
  const steps = breadcrumbs([
    { name: 'Straipsniai', path: '/blog' },
    { name: 'EBVPD', path: '/blog/ebvpd' },
  ])
  expect(steps(address).itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Pradžia', item: 'https://pirkimai.lt/' },
    { '@type': 'ListItem', position: 2, name: 'Straipsniai', item: 'https://pirkimai.lt/blog' },
    { '@type': 'ListItem', position: 3, name: 'EBVPD', item: 'https://pirkimai.lt/blog/ebvpd' },
  ])
})
