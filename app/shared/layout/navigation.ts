import { site } from '#config/site.ts'

export interface NavigationLink {
  label: string
  href: string
  isExternal?: boolean
}

export const headerSections = [
  { label: 'Paslaugos', anchor: 'paslaugos' },
  { label: 'Naujienlaiškis', anchor: 'naujienlaiskis' },
  { label: 'Privalumai', anchor: 'privalumai' },
  { label: 'Apie mus', anchor: 'apie-mus' },
  { label: 'Kontaktai', anchor: 'kontaktai' },
] as const

export const footerGroups: readonly { title: string; links: readonly NavigationLink[] }[] = [
  {
    title: 'Naršyti',
    links: [
      { label: 'Pradžia', href: '/' },
      { label: 'Paslaugos', href: '/#paslaugos' },
      { label: 'Apie mus', href: '/#apie-mus' },
      { label: 'Kontaktai', href: '/#kontaktai' },
    ],
  },
  {
    title: 'Informacija',
    links: [
      { label: 'Pirkėjai', href: '/pirkejai' },
      { label: 'Tiekėjams', href: '/tiekejai' },
      { label: 'BVPŽ kodai', href: '/bvpz-kodai' },
      { label: 'Statybų konkursai', href: '/statybu-konkursai' },
      { label: 'Mažos vertės pirkimai', href: '/mazos-vertes-pirkimai' },
      { label: 'Viešųjų pirkimų planai', href: '/viesuju-pirkimu-planai' },
      { label: 'CVP IS', href: '/cvp-is' },
      { label: 'Terminų skaičiuoklė', href: '/terminai' },
      { label: 'Vertės skaičiuoklė', href: '/verte' },
      { label: 'Pirkimų skaičiai', href: '/pirkimu-skaiciai' },
      { label: 'Straipsniai', href: '/blog' },
      { label: 'Straipsnių pakeitimai', href: '/straipsniu-pakeitimai' },
    ],
  },
  {
    title: 'Teisinė informacija',
    links: [
      { label: 'Privatumo politika', href: '/privatumo-politika' },
      { label: 'Naudojimo sąlygos', href: '/naudojimo-salygos' },
      { label: 'Rinkodaros taisyklės', href: '/rinkodaros-taisykles' },
    ],
  },
  {
    title: 'Kitose šalyse',
    links: site.countryLinks.map(({ label, url }) => ({ label, href: url, isExternal: true })),
  },
]

/** From the home page an anchor stays on the page, from others it leads there. */
export function sectionHref(anchor: string, isHome: boolean): string {
  return isHome ? `#${anchor}` : `/#${anchor}`
}

/** How the footer calls one of our pages. */
export function navigationLabel(path: string): string | null {
  return footerGroups.flatMap(({ links }) => links).find(({ href }) => href === path)?.label ?? null
}
