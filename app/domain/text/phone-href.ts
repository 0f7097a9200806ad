/** `+370 600 00000` as a link's address. */
export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/\s/g, '')}`
}
