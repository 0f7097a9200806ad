import { BASKET_KEY } from '#app/shared/cpv/basket-key.ts'
import * as urls from '#app/shared/urls.ts'

const LEAD_FORM_LINKS = `a[href^="/"][href$="#${urls.LEAD_FORM_ANCHOR}"]`

/**
 * A followed link to the request form takes the chosen codes along, beside those of its own: the form then comes with
 * them, also without its script. The call of a letter names what the visitor left in it, and words.
 */
export function carryBasket(): void {
  const addCodes = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(LEAD_FORM_LINKS)
    const params = new URLSearchParams(link ? link.search : '')
    if (!link || params.has(urls.WORDS_PARAM)) return
    const href = link.getAttribute('href') ?? ''
    const codes = new Set([...codesIn(link.search), ...chosenCodes()])
    if (codes.size > 0) {
      params.set(urls.CODES_PARAM, [...codes].join())
      link.search = String(params).replaceAll('%2C', ',')
    }
    // For the next time, when other codes may be chosen.
    setTimeout(() => link.setAttribute('href', href))
  }
  addEventListener('click', addCodes, true)
  addEventListener('auxclick', addCodes, true)
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
