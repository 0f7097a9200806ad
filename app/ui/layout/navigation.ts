import { pageRows } from '#app/pages/endpoints.ts'
import type { PageRow } from '#app/pages/page-row.ts'
import * as urls from '#app/ui/urls.ts'
import { site } from '#config/site.ts'

export interface NavigationLink {
  label: string
  href: string
  isExternal?: boolean
}

interface HeaderLink {
  label: string
  anchor?: string
  href: string
}

export const tools = pageRows.flatMap(({ menuTool, path }) =>
  menuTool ? { label: menuTool, href: path } : [],
)

export const headerLinks: readonly HeaderLink[] = [
  section('Paslaugos', 'paslaugos'),
  section('Naujienlaiškis', 'naujienlaiskis'),
  section('Privalumai', 'privalumai'),
  ...pageRows.flatMap(({ menuLabel, path }) => (menuLabel ? { label: menuLabel, href: path } : [])),
  section('Apie\u00a0mus', 'apie-mus'),
  section('Kontaktai', 'kontaktai'),
]

function section(label: string, anchor: string): HeaderLink {
  return { label, anchor, href: urls.homeSection(anchor) }
}

/** A link to the page itself has `page`, one to the part of the site that it belongs to `true`. */
export function ariaCurrent(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page'
  return path.startsWith(`${href}/`) ? 'true' : undefined
}

export interface FooterGroup {
  title: string
  links: readonly NavigationLink[]
  isLong?: boolean
}

const footerGroups = (): readonly FooterGroup[] => [
  {
    title: 'Naršyti',
    links: [
      ...footerLinks('browse'),
      { label: 'Paslaugos', href: urls.homeSection('paslaugos') },
      { label: 'Apie mus', href: urls.homeSection('apie-mus') },
      { label: 'Kontaktai', href: urls.homeSection('kontaktai') },
    ],
  },
  { title: 'Įrankiai ir straipsniai', isLong: true, links: footerLinks('info') },
  { title: 'Teisinė informacija', links: footerLinks('legal') },
  {
    title: 'Kitose šalyse',
    links: site.countryLinks.map(({ label, url }) => ({ label, href: url, isExternal: true })),
  },
]

export const listFooterGroups = () => footerGroups().filter(({ links }) => links.length > 0)

function footerLinks(group: NonNullable<PageRow['footer']>['group']): NavigationLink[] {
  return pageRows.flatMap(({ footer, path }) =>
    footer?.group === group ? { label: footer.label, href: path } : [],
  )
}

export function sectionHref(anchor: string, isHome: boolean): string {
  return isHome ? `#${anchor}` : urls.homeSection(anchor)
}

export function navigationLabel(path: string): string | null {
  return pageRows.find((page) => page.path === path)?.footer?.label ?? null
}
