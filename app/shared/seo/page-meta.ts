import type { MetaDescriptor } from 'react-router'
import { site } from '#config/site.ts'

export interface PageMeta {
  /** The part before „| site name“; null for the home page, whose title stands in the configuration. */
  title: string | null
  description: string
  /** Canonical path; the whole address is made from the site's origin. */
  path: string
  isIndexed?: boolean
  type?: 'website' | 'article'
  /** Path of the share image. */
  image?: string
}

/** The one place where title, description, canonical address and sharing tags are made. */
export function pageMeta(matches: readonly unknown[], page: PageMeta): MetaDescriptor[] {
  const origin = originOf(matches)
  const title = page.title === null ? site.defaultTitle : `${page.title} | ${site.name}`
  const url = new URL(page.path, origin).href
  return [
    { title },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:title', content: page.title ?? site.defaultTitle },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    { property: 'og:type', content: page.type ?? 'website' },
    { property: 'og:site_name', content: site.name },
    { property: 'og:locale', content: 'lt_LT' },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(page.image ? [{ property: 'og:image', content: new URL(page.image, origin).href }] : []),
    ...(page.isIndexed === false ? [{ name: 'robots', content: 'noindex' }] : []),
  ]
}

/** Route types differ in what their parents load; the root's loader always gives the origin. */
function originOf(matches: readonly unknown[]): string {
  const [root] = matches as readonly { loaderData?: { origin?: string } }[]
  return root?.loaderData?.origin ?? 'http://localhost:3000'
}
