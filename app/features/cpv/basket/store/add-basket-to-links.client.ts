import { BASKET_KEY } from '#app/ui/codes/basket-key.ts'
import * as urls from '#app/ui/urls.ts'

const CALLS = `a[href*="${urls.WANT_PARAM}="]`

/** Adds the chosen codes to followed links to the request form, except those of a letter, which name their own. On the page of codes the chosen ones are the page's. */
export function addBasketToLinks(): void {
  const addCodes = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(CALLS)
    // A form on the page itself has the chosen codes already.
    if (!link || link.pathname === location.pathname) return
    const params = new URLSearchParams(link.search)
    if (location.pathname === urls.cpvBrowser) params.delete(urls.CODES_PARAM)
    else if (params.has(urls.WORDS_PARAM)) return
    const { href } = link
    const codes = new Set([...codesIn(params), ...chosenCodes()])
    if (codes.size > 0) params.set(urls.CODES_PARAM, [...codes].join())
    link.search = String(params).replaceAll('%2C', ',')
    // The link is restored for the next click, when other codes may be chosen.
    setTimeout(() => {
      link.href = href
    })
  }
  addEventListener('click', addCodes, true)
  addEventListener('auxclick', addCodes, true)
}

function chosenCodes(): unknown[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(BASKET_KEY) ?? '')
    if (Array.isArray(stored)) return stored
  } catch {
    // Nothing is stored here, or storage is blocked.
  }
  return codesIn(new URLSearchParams(location.search))
}

function codesIn(params: URLSearchParams): string[] {
  return params.get(urls.CODES_PARAM)?.split(',') ?? []
}
