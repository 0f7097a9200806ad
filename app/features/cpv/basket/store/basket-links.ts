import { CODES_PARAM } from '#app/shared/urls.ts'

export function withoutSharedCodes(address: string): string {
  const page = new URL(address)
  page.searchParams.delete(CODES_PARAM)
  return page.href
}

/** Copies the codes of the page's address to a link: until they are stored, they are nowhere else. */
export function withSharedCodes(link: string, pageAddress: string): string {
  const page = new URL(pageAddress)
  const target = new URL(link, page)
  for (const codes of page.searchParams.getAll(CODES_PARAM)) target.searchParams.append(CODES_PARAM, codes)
  return target.href
}
