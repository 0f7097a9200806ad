import { CODES_PARAM } from '#app/shared/urls.ts'

/** The same address without a list. */
export function withoutSharedCodes(address: string): string {
  const page = new URL(address)
  page.searchParams.delete(CODES_PARAM)
  return page.href
}

/** A link of the page with the list of the page's own address, which is nowhere else as long as it is not kept. */
export function withSharedCodes(link: string, pageAddress: string): string {
  const page = new URL(pageAddress)
  const target = new URL(link, page)
  for (const codes of page.searchParams.getAll(CODES_PARAM)) target.searchParams.append(CODES_PARAM, codes)
  return target.href
}
