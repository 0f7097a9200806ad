import * as urls from '#app/shared/urls.ts'
import { site } from '#config/site.ts'

export interface NavigationLink {
  label: string
  href: string
  isExternal?: boolean
}

interface HeaderLink {
  label: string
  /** Of a section of the home page. */
  anchor?: string
  href: string
}

export const headerLinks: readonly HeaderLink[] = [
  section('Paslaugos', 'paslaugos'),
  section('Naujienlaiškis', 'naujienlaiskis'),
  section('Privalumai', 'privalumai'),
  { label: 'BVPŽ\u00a0kodai', href: urls.cpvBrowser },
  { label: 'Straipsniai', href: urls.articles },
  section('Apie\u00a0mus', 'apie-mus'),
  section('Kontaktai', 'kontaktai'),
]

function section(label: string, anchor: string): HeaderLink {
  return { label, anchor, href: urls.homeSection(anchor) }
}

/** Whether a link leads to the page at `path` (`page`) or to the part of the site that it belongs to (`true`). */
export function currentMark(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page'
  return path.startsWith(`${href}/`) ? 'true' : undefined
}

export interface FooterGroup {
  title: string
  links: readonly NavigationLink[]
  isLong?: boolean
}

export const footerGroups: readonly FooterGroup[] = [
  {
    title: 'Naršyti',
    links: [
      { label: 'Pradžia', href: urls.home },
      { label: 'Paslaugos', href: urls.homeSection('paslaugos') },
      { label: 'Apie mus', href: urls.homeSection('apie-mus') },
      { label: 'Kontaktai', href: urls.homeSection('kontaktai') },
    ],
  },
  {
    title: 'Informacija',
    isLong: true,
    links: [
      { label: 'Pirkėjai', href: urls.buyersInfo },
      { label: 'Tiekėjams', href: urls.suppliersInfo },
      { label: 'BVPŽ kodai', href: urls.cpvBrowser },
      { label: 'Statybų konkursai', href: urls.constructionInfo },
      { label: 'Mažos vertės pirkimai', href: urls.lowValueInfo },
      { label: 'Viešųjų pirkimų planai', href: urls.plansInfo },
      { label: 'CVP\u00a0IS', href: urls.portalInfo },
      { label: 'Terminų skaičiuoklė', href: urls.deadlines },
      { label: 'Vertės skaičiuoklė', href: urls.value },
      { label: 'Dokumentų šablonai', href: urls.templates },
      { label: 'Pirkimų skaičiai', href: urls.figures },
      { label: 'Straipsniai', href: urls.articles },
      { label: 'Žodynėlis', href: urls.glossary },
      { label: 'Straipsnių pakeitimai', href: urls.textChanges },
    ],
  },
  {
    title: 'Teisinė informacija',
    links: [
      { label: 'Privatumo politika', href: urls.privacyPolicy },
      { label: 'Naudojimo sąlygos', href: urls.termsOfUse },
      { label: 'Rinkodaros taisyklės', href: urls.marketingRules },
    ],
  },
  {
    title: 'Kitose šalyse',
    links: site.countryLinks.map(({ label, url }) => ({ label, href: url, isExternal: true })),
  },
]

/** From the home page an anchor stays on the page, from others it leads there. */
export function sectionHref(anchor: string, isHome: boolean): string {
  return isHome ? `#${anchor}` : urls.homeSection(anchor)
}

/** How the footer calls one of our pages. */
export function navigationLabel(path: string): string | null {
  return footerGroups.flatMap(({ links }) => links).find(({ href }) => href === path)?.label ?? null
}
