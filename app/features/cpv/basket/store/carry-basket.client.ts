import * as urls from '#app/shared/urls.ts'
import { BASKET_KEY } from './basket-key.ts'

/** Not of a letter, whose link names what the visitor left in it. */
const FROM_OTHER_PAGES = `a[href^="/"][href$="#${urls.LEAD_FORM_ANCHOR}"]:not([data-cta="letter"])`
const WITHIN_HOME = `a[href="#${urls.LEAD_FORM_ANCHOR}"]`

/**
 * A followed link to the request form takes the chosen codes along, beside those of its own. The home page is then
 * opened anew with them, unless its address, and so its form, has codes already.
 */
export function carryBasket(): void {
  const isHome = location.pathname === urls.home
  if (isHome && new URLSearchParams(location.search).has(urls.CODES_PARAM)) return
  const addTo = ({ target }: Event) => {
    const link =
      target instanceof Element && target.closest<HTMLAnchorElement>(isHome ? WITHIN_HOME : FROM_OTHER_PAGES)
    if (!link) return
    const href = link.getAttribute('href') ?? ''
    const codes = new Set([...codesIn(link.search), ...chosenCodes()])
    if (codes.size > 0) {
      // What else the link says, such as the words of a letter, stays.
      const params = new URLSearchParams(link.search)
      params.set(urls.CODES_PARAM, [...codes].join())
      link.search = String(params).replaceAll('%2C', ',')
    }
    // For the next time, when other codes may be chosen.
    setTimeout(() => link.setAttribute('href', href))
  }
  addEventListener('click', addTo, true)
  addEventListener('auxclick', addTo, true)
}

/** The server checks the codes; here a stored list only has to be one. */
function chosenCodes(): unknown[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(BASKET_KEY) ?? '')
    if (Array.isArray(stored)) return stored
  } catch {
    // Nothing is stored, or storage is blocked.
  }
  return codesIn(location.search)
}

function codesIn(search: string): string[] {
  return new URLSearchParams(search).get(urls.CODES_PARAM)?.split(',') ?? []
}
