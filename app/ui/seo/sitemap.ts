import { escapeXml } from './xml.ts'

export interface IndexablePage {
  path: string
  /** The ISO date is null when unknown. */
  changedOn: string | null
}

/** One file may list 50,000 pages, several times as many as there are. */
export function sitemap(pages: readonly IndexablePage[], origin: string): string {
  const entries = pages.map(({ path, changedOn }) => {
    const change = changedOn === null ? '' : `<lastmod>${changedOn}</lastmod>`
    return `<url><loc>${escapeXml(new URL(path, origin).href)}</loc>${change}</url>`
  })
  return `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>`
}
