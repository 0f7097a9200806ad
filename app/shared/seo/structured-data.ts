import * as urls from '#app/shared/urls.ts'
import { site } from '#config/site.ts'

export type JsonLd = { '@type': string } & Record<string, unknown>

export type AddressOf = (path: string) => string

/** schema.org; `pageMeta` gives it the site's origin and escapes it. */
export type StructuredData = (address: AddressOf) => JsonLd

export const organization: StructuredData = (address) => ({
  '@type': 'Organization',
  '@id': address(urls.homeSection('organizacija')),
  name: site.name,
  legalName: site.company,
  url: address(urls.home),
  logo: address(urls.icon512),
  email: site.email,
  telephone: site.phone,
  address: site.address,
  identifier: {
    '@type': 'PropertyValue',
    propertyID: 'Juridinio asmens kodas',
    value: site.companyCode,
  },
  areaServed: 'LT',
})

export const webSite: StructuredData = (address) => ({
  '@type': 'WebSite',
  '@id': address(urls.homeSection('svetaine')),
  name: site.name,
  url: address(urls.home),
  inLanguage: 'lt',
  publisher: { '@id': address(urls.homeSection('organizacija')) },
})

interface TextFacts {
  title: string
  description: string
  path: string
  publishedOn: string
  changedOn?: string | undefined
  /** When the text was last compared with its sources. */
  reviewedOn?: string | undefined
}

export function article(facts: TextFacts & { image: string }): StructuredData {
  return (address) => ({
    '@type': 'Article',
    headline: facts.title,
    description: facts.description,
    image: address(facts.image),
    datePublished: facts.publishedOn,
    dateModified: facts.changedOn ?? facts.publishedOn,
    inLanguage: 'lt',
    mainEntityOfPage: address(facts.path),
    author: { '@type': 'Organization', name: `„${site.name}“ redakcija`, url: address(urls.home) },
    publisher: {
      '@type': 'Organization',
      '@id': address(urls.homeSection('organizacija')),
      name: site.name,
      logo: { '@type': 'ImageObject', url: address(urls.icon512) },
    },
  })
}

export function webPage(facts: TextFacts): StructuredData {
  return (address) => ({
    '@type': 'WebPage',
    name: facts.title,
    description: facts.description,
    url: address(facts.path),
    inLanguage: 'lt',
    datePublished: facts.publishedOn,
    dateModified: facts.changedOn ?? facts.publishedOn,
    ...(facts.reviewedOn && { lastReviewed: facts.reviewedOn }),
    isPartOf: { '@id': address(urls.homeSection('svetaine')) },
    publisher: { '@id': address(urls.homeSection('organizacija')) },
  })
}

/** `steps` lead to the page itself and leave out the home page, which always comes first. */
export function breadcrumbs(steps: readonly { name: string; path: string }[]): StructuredData {
  return (address) => ({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Pradžia', path: urls.home }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: address(path),
    })),
  })
}

/** Only for questions and answers that the page shows word for word. */
export function faqPage(faq: readonly { question: string; answer: string }[]): StructuredData {
  return () => ({
    '@type': 'FAQPage',
    mainEntity: faq.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  })
}

export function definedTerm(code: {
  code: string
  name: string
  english: string
  path: string
}): StructuredData {
  return (address) => ({
    '@type': 'DefinedTerm',
    '@id': address(code.path),
    termCode: code.code,
    name: code.name,
    alternateName: code.english,
    url: address(code.path),
    inDefinedTermSet: {
      '@type': 'DefinedTermSet',
      name: 'Bendrasis viešųjų pirkimų žodynas (BVPŽ, CPV)',
      url: address(urls.cpvBrowser),
    },
  })
}

export function definedTermSet(set: {
  name: string
  path: string
  terms: readonly { name: string; description: string; path: string }[]
}): StructuredData {
  return (address) => ({
    '@type': 'DefinedTermSet',
    name: set.name,
    url: address(set.path),
    inLanguage: 'lt',
    hasDefinedTerm: set.terms.map(({ name, description, path }) => ({
      '@type': 'DefinedTerm',
      name,
      description,
      url: address(path),
    })),
  })
}
