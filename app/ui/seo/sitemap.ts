export interface IndexablePage {
  path: string
  /** The ISO date is null when unknown. */
  changedOn: string | null
}

/** One file may list 50,000 pages, several times as many as there are. */
export function sitemap(pages: readonly IndexablePage[], origin: string): string {
  const entries = pages.map(({ path, changedOn }) => {
    const change = changedOn === null ? '' : `<lastmod>${changedOn}</lastmod>`
    return `<url><loc>${addressInXml(new URL(path, origin))}</loc>${change}</url>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}

/** An address is ASCII, with percent codes for all but these two of the markup characters. */
function addressInXml({ href }: URL): string {
  return href.replaceAll('&', '&amp;').replaceAll("'", '&apos;')
}
