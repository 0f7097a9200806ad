export function phoneHref(phone: string): string {
  return `tel:${phone.replace(/\s/g, '')}`
}
