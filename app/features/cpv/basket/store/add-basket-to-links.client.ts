import { BASKET_KEY } from '#app/ui/codes/basket-key.ts'
import * as urls from '#app/ui/urls.ts'

const LEAD_FORM_LINKS = `a[href^="/"][href$="#${urls.LEAD_FORM_ANCHOR}"],a[href^="${urls.leadAction}"]`

/** Adds the chosen codes to followed links to the request form, except those of a letter, which name their own. On the page of codes the chosen ones are the page's. */
export function addBasketToLinks(): void {
  const addCodes = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(LEAD_FORM_LINKS)
    // A form on the page itself has the chosen codes already.
    if (!link || link.pathname === location.pathname) return
    const isOfCodes = location.pathname === urls.cpvBrowser
    const params = new URLSearchParams(link.search)
    if (params.has(urls.WORDS_PARAM) && !isOfCodes) return
    const href = link.getAttribute('href') ?? ''
    const codes = new Set([...(isOfCodes ? [] : codesIn(link.search)), ...chosenCodes()])
    if (codes.size > 0 || isOfCodes) {
      params.set(urls.CODES_PARAM, [...codes].join())
      link.search = String(params).replaceAll('%2C', ',')
    }
    // The link is restored for the next click, when other codes may be chosen.
    setTimeout(() => link.setAttribute('href', href))
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
  return codesIn(location.search)
}

function codesIn(search: string): string[] {
  return new URLSearchParams(search).get(urls.CODES_PARAM)?.split(',') ?? []
}
