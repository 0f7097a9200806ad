import { slugOf } from '#app/shared/text/slug.ts'
import { toNfc } from '#app/shared/text/to-nfc.ts'
import * as urls from '#app/shared/urls.ts'
import { organisationGroups } from './organisations.ts'

export interface Buyer {
  name: string
  /** Canonical path: in lower case, without the number. */
  path: string
}

const UNNAMED: Buyer = { name: 'Perkančioji organizacija', path: urls.unnamedBuyer }

const MAX_SLUG_LENGTH = 150

/** Official names, which a slug alone does not give: commas, quotes, letter case. */
const officialNames: ReadonlyMap<string, string> = new Map(
  organisationGroups.flatMap(({ names }) => names.map((name) => [slugOf(name), name])),
)

/**
 * The organisation that an address means: the official name when it is on our list, otherwise the words
 * of the slug. Takes any text; without a usable one the organisation stays unnamed.
 */
export function readBuyer(addressPart = ''): Buyer {
  const slug = toNfc(addressPart).toLowerCase().replace(/\p{C}/gu, '').trim()
  if (!isUsable(slug)) return UNNAMED
  return {
    name: officialNames.get(slugOf(slug)) ?? nameOf(slug),
    path: urls.buyer(slug),
  }
}

/** The official name when it is on our list, otherwise as it is. */
export function officialName(name: string): string {
  return officialNames.get(slugOf(name)) ?? name
}

export function buyerPath(officialName: string): string {
  return urls.buyer(slugOf(officialName))
}

/** A percent sign is left where an address could not be decoded. */
function isUsable(slug: string): boolean {
  return slug.length <= MAX_SLUG_LENGTH && /\p{L}/u.test(slug) && !/[%\ufffd]/.test(slug)
}

function nameOf(slug: string): string {
  return slug
    .split(/[-\s]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}
