import type { MetaDescriptor } from 'react-router'
import * as urls from '#app/ui/urls.ts'
import { site } from '#config/site.ts'
import { TIME_ZONE } from '#config/time-zone.ts'
import { homeTitle } from './home-title.ts'
import type { StructuredData } from './structured-data.ts'

/** The picture says it: of the page itself, the title stands beside it. */
const SHARE_IMAGE_TEXT = 'Jūsų veiklai atrinkti viešieji pirkimai – kas rytą el. paštu'

export interface PageMeta {
  /** It stands before „| site name“; null for the home page, whose title comes from the configuration. */
  title: string | null
  /** Those to whom the page is sent see it, where it says more. */
  shareTitle?: string
  description: string
  /** The path is canonical; the whole address is made from the site's origin. */
  path: string
  isIndexed?: boolean
  type?: 'website' | 'article'
  publishedOn?: string
  changedOn?: string
  structuredData?: readonly StructuredData[]
}

export function pageMeta(matches: readonly unknown[], page: PageMeta): MetaDescriptor[] {
  const origin = originOf(matches)
  const address = (path: string) => new URL(path, origin).href
  const shortTitle = page.title ?? homeTitle(Temporal.Now.plainDateISO(TIME_ZONE))
  const title = page.title === null ? shortTitle : `${shortTitle} | ${site.name}`
  return [
    { title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: address(page.path) },
    { property: 'og:title', content: page.shareTitle ?? shortTitle },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: address(page.path) },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: 'lt_LT' },
    { property: 'og:image', content: address(urls.shareImage) },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: SHARE_IMAGE_TEXT },
    ...(page.publishedOn ? [{ property: 'article:published_time', content: page.publishedOn }] : []),
    ...(page.changedOn ? [{ property: 'article:modified_time', content: page.changedOn }] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.isIndexed === false ? [{ name: 'robots', content: 'noindex' }] : []),
    ...jsonLd(page.structuredData ?? [], address),
  ]
}

/** React Router escapes `<`, `>` and `&` in the script, so no text can end it. */
function jsonLd(parts: readonly StructuredData[], absoluteUrl: (path: string) => string): MetaDescriptor[] {
  if (parts.length === 0) return []
  const graph = parts.map((part) => part(absoluteUrl))
  return [{ 'script:ld+json': { '@context': 'https://schema.org', '@graph': graph } }]
}

/** Route types differ in what their parents load; the root's loader always gives the origin. */
function originOf(matches: readonly unknown[]): string {
  const [root] = matches as readonly { loaderData?: { origin?: string } }[]
  return root?.loaderData?.origin ?? 'http://localhost:3000'
}
