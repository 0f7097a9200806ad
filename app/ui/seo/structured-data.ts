import * as urls from '#app/ui/urls.ts'
import { site } from '#config/site.ts'

export type JsonLd = { '@type': string } & Record<string, unknown>

export type AbsoluteUrl = (path: string) => string

/** The data follow schema.org; `pageMeta` gives them the site's origin and escapes them. */
export type StructuredData = (absoluteUrl: AbsoluteUrl) => JsonLd

export const organization: StructuredData = (absoluteUrl) => ({
  '@type': 'Organization',
  '@id': absoluteUrl(urls.homeSection('organizacija')),
  name: site.name,
  legalName: site.company,
  url: absoluteUrl(urls.home),
  logo: absoluteUrl(urls.icon512),
  email: site.email,
  telephone: site.phone,
  address: site.address,
  ...(site.vatCode && { vatID: site.vatCode }),
  ...(site.socialLinks.length > 0 && { sameAs: site.socialLinks.map((link) => link.url) }),
  identifier: {
    '@type': 'PropertyValue',
    propertyID: 'Juridinio asmens kodas',
    value: site.companyCode,
  },
  areaServed: 'LT',
})

export const webSite: StructuredData = (absoluteUrl) => ({
  '@type': 'WebSite',
  '@id': absoluteUrl(urls.homeSection('svetaine')),
  name: site.name,
  url: absoluteUrl(urls.home),
  inLanguage: 'lt',
  publisher: { '@id': absoluteUrl(urls.homeSection('organizacija')) },
})

interface DescribedText {
  title: string
  description: string
  path: string
  publishedOn: string
  changedOn?: string | undefined
  /** Somebody last compared the text with its sources on this day. */
  checkedOn?: string | undefined
}

export function article(text: DescribedText): StructuredData {
  return (absoluteUrl) => ({
    '@type': 'Article',
    headline: text.title,
    description: text.description,
    image: absoluteUrl(urls.shareImage),
    datePublished: text.publishedOn,
    dateModified: text.changedOn ?? text.publishedOn,
    inLanguage: 'lt',
    mainEntityOfPage: absoluteUrl(text.path),
    author: { '@type': 'Organization', name: `„${site.name}“ redakcija`, url: absoluteUrl(urls.home) },
    publisher: {
      '@type': 'Organization',
      '@id': absoluteUrl(urls.homeSection('organizacija')),
      name: site.name,
      logo: { '@type': 'ImageObject', url: absoluteUrl(urls.icon512) },
    },
  })
}

export function webPage(text: DescribedText): StructuredData {
  return (absoluteUrl) => ({
    '@type': 'WebPage',
    name: text.title,
    description: text.description,
    url: absoluteUrl(text.path),
    inLanguage: 'lt',
    datePublished: text.publishedOn,
    dateModified: text.changedOn ?? text.publishedOn,
    ...(text.checkedOn && { lastReviewed: text.checkedOn }),
    isPartOf: { '@id': absoluteUrl(urls.homeSection('svetaine')) },
    publisher: { '@id': absoluteUrl(urls.homeSection('organizacija')) },
  })
}

/** `steps` lead to the page itself and leave out the home page, which always comes first. */
export function breadcrumbs(steps: readonly { name: string; path: string }[]): StructuredData {
  return (absoluteUrl) => ({
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: 'Pradžia', path: urls.home }, ...steps].map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  })
}
