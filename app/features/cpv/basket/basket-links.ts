import type { CpvCode } from '#app/shared/cpv/cpv-code.ts'

/** Carries a list of codes, see `readCpvCodes`. */
const CODES_PARAM = 'kodai'

/** The request form with these codes filled in. */
export function requestHref(codes: readonly CpvCode[]): string {
  return `/?kodai=${codes.join(',')}#trial`
}

/** The code browser with these codes chosen, for another device or person. */
export function shareHref(codes: readonly CpvCode[]): string {
  return `/bvpz-kodai?kodai=${codes.join(',')}`
}

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

export function csvHref(codes: readonly CpvCode[]): string {
  return `/bvpz-kodai/pasirinkti.csv?kodai=${codes.join(',')}`
}
