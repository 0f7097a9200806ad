import { CODES_PARAM } from '#app/shared/urls.ts'

/** The same address without a list. */
export function withoutSharedCodes(address: string): string {
  const page = new URL(address)
  page.searchParams.delete(CODES_PARAM)
  return page.href
}

/** Carries the list in the page's address over to a link: until it is stored, it is nowhere else. */
export function withSharedCodes(link: string, pageAddress: string): string {
  const page = new URL(pageAddress)
  const target = new URL(link, page)
  for (const codes of page.searchParams.getAll(CODES_PARAM)) target.searchParams.append(CODES_PARAM, codes)
  return target.href
}
