import { slugOf } from '#app/domain/text/slug.ts'
import { toNfc } from '#app/domain/text/to-nfc.ts'
import * as urls from '#app/ui/urls.ts'
import list from '#content/organisations.txt?raw'

interface OrganisationGroup {
  title: string
  names: readonly string[]
}

export const organisationGroups: readonly OrganisationGroup[] = list
  .replace(/^#.*\n/gm, '')
  .trim()
  .split('\n\n')
  .map((group) => {
    const [title = '', ...names] = group.split('\n')
    return { title, names }
  })

export interface Buyer {
  name: string
  path: string
}

const UNNAMED: Buyer = { name: 'Perkančioji organizacija', path: urls.buyerRoot }

const MAX_SLUG_LENGTH = 150

/** A slug lacks the commas, quotes, capitals and Lithuanian letters of the official name. */
const officialNames: ReadonlyMap<string, string> = new Map(
  organisationGroups.flatMap(({ names }) => names.map((name) => [slugOf(name), name])),
)

/** A buyer on our list has its official name, another one that of its notices, any other the words of the slug. */
export function readBuyer(addressPart = '', nameInNotices?: string): Buyer {
  const slug = toNfc(addressPart).toLowerCase().replace(/\p{C}/gu, '').trim()
  if (!isUsable(slug)) return UNNAMED
  return {
    name: officialNames.get(slugOf(slug)) ?? nameInNotices ?? nameFromSlug(slug),
    path: urls.buyer(slug),
  }
}

export function officialName(name: string): string {
  return officialNames.get(slugOf(name)) ?? name
}

export function isOnList(slug: string): boolean {
  return officialNames.has(slug)
}

export function buyerPath(name: string): string {
  return urls.buyer(slugOf(name))
}

/** A percent sign is left where an address could not be decoded. */
function isUsable(slug: string): boolean {
  return slug.length <= MAX_SLUG_LENGTH && /[\p{L}\p{N}]/u.test(slug) && !/[%\ufffd]/.test(slug)
}

function nameFromSlug(slug: string): string {
  return slug
    .split(/[-\s]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
