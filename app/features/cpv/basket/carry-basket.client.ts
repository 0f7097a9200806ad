import * as urls from '#app/shared/urls.ts'
import { BASKET_KEY } from './basket-key.ts'

/** Whatever link leads to the request form takes the chosen codes along, beside those of its own. */
export function carryBasket(): void {
  const addTo = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    const href = link?.getAttribute('href')
    if (!link || !href) return
    link.href = withCodes(link.href, location.href, storedCodes())
    // For the next time, when other codes may be chosen.
    setTimeout(() => link.setAttribute('href', href))
  }
  addEventListener('click', addTo, true)
  addEventListener('auxclick', addTo, true)
}

/** The link with these codes, if it leads from another page to the form. */
function withCodes(link: string, page: string, codes: readonly string[]): string {
  const target = new URL(link, page)
  const { origin, pathname, searchParams } = new URL(page)
  const isForm = target.pathname === urls.home && target.hash === `#${urls.LEAD_FORM_ANCHOR}`
  if (!isForm || target.origin !== origin || pathname === urls.home) return link
  const carried = codes.length > 0 ? codes : searchParams.getAll(urls.CODES_PARAM)
  const all = [...target.searchParams.getAll(urls.CODES_PARAM), ...carried].flatMap((list) => list.split(','))
  if (all.length === 0) return link
  target.searchParams.delete(urls.CODES_PARAM)
  const rest = target.searchParams.size > 0 ? `&${target.searchParams}` : ''
  return `${target.origin}${target.pathname}?${urls.CODES_PARAM}=${[...new Set(all)].join(',')}${rest}${target.hash}`
}

/** What is stored is checked by the server; here it only has to be a list. */
function storedCodes(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(BASKET_KEY) ?? '[]')
    return Array.isArray(stored) ? stored.map(String) : []
  } catch {
    return []
  }
}
