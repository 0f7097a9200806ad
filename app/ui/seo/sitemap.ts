import * as urls from '#app/ui/urls.ts'
import { escapeXml } from './xml.ts'

export interface IndexablePage {
  path: string
  /** The ISO date is null when unknown. */
  changedOn: string | null
}

const PAGES_PER_PART = 5_000
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

export function sitemapParts(pages: readonly IndexablePage[], partSize = PAGES_PER_PART): IndexablePage[][] {
  return Array.from({ length: Math.ceil(pages.length / partSize) }, (_, index) =>
    pages.slice(index * partSize, (index + 1) * partSize),
  )
}

export function sitemapPart(pages: readonly IndexablePage[], origin: string): string {
  const entries = pages.map((page) => entryOf('url', page, origin))
  return `<urlset ${NAMESPACE}>\n${entries.join('\n')}\n</urlset>`
}

/** The parts are `/sitemap/1.xml` and so on. */
export function sitemapIndex(parts: readonly (readonly IndexablePage[])[], origin: string): string {
  const entries = parts.map((pages, index) => {
    const changes = pages.flatMap(({ changedOn }) => changedOn ?? [])
    return entryOf(
      'sitemap',
      { path: urls.sitemapPart(index + 1), changedOn: changes.sort().at(-1) ?? null },
      origin,
    )
  })
  return `<sitemapindex ${NAMESPACE}>\n${entries.join('\n')}\n</sitemapindex>`
}

function entryOf(element: 'url' | 'sitemap', { path, changedOn }: IndexablePage, origin: string): string {
  const change = changedOn === null ? '' : `<lastmod>${changedOn}</lastmod>`
  return `<${element}><loc>${escapeXml(new URL(path, origin).href)}</loc>${change}</${element}>`
}
