import * as urls from '#app/ui/urls.ts'

const TIMEOUT_MS = 10_000
const NO_RESPONSE = 'Laiško gauti nepavyko. Patikrinkite interneto ryšį ir bandykite dar kartą.'

/**
 * Shows on the home page what its form and links would open on the letter's page; that page opens when the server gives
 * another response. The request parses the HTML because Trusted Types refuse strings.
 */
export function enhance(question: HTMLElement): void {
  const field = question.querySelector<HTMLInputElement>(`[name="${urls.WORDS_PARAM}"]`)
  const first = partsOf(document)
  let request: XMLHttpRequest | null = null
  let shownQuery = ''

  question.addEventListener('submit', (event) => {
    event.preventDefault()
    load(String(new URLSearchParams({ [urls.WORDS_PARAM]: field?.value ?? '' })), bringIntoView)
  })

  question.addEventListener('click', (event) => {
    const link = swapLinkOf(event)
    if (!link) return
    event.preventDefault()
    load(link.search.slice(1), () => {
      if (!link.matches('.trade-link')) return
      if (field) field.value = ''
      bringIntoView()
    })
  })

  // A jump to an anchor adds to the history without state.
  addEventListener('hashchange', remember)

  const saved: unknown = history.state?.letter
  if (typeof saved === 'string' && saved !== '') {
    if (field) field.value = new URLSearchParams(saved).get(urls.WORDS_PARAM) ?? ''
    load(saved)
  }

  function load(query: string, afterwards?: () => void): void {
    request?.abort()
    const current = new XMLHttpRequest()
    request = current
    current.responseType = 'document'
    current.open('GET', `${urls.letterApi}?${query}`)
    current.timeout = TIMEOUT_MS
    current.onerror = current.ontimeout = () => showStatus(question, NO_RESPONSE, true)
    current.onload = () => {
      const response = responseIn(current)
      if (!response) {
        showStatus(question)
        return location.assign(`${urls.letter}?${query}`)
      }
      showParts(response, first)
      shownQuery = query
      remember()
      markTrade(question, query)
      showStatus(question, response.dataset.announcement)
      afterwards?.()
    }
    showStatus(question)
    question.setAttribute('aria-busy', 'true')
    current.send()
  }

  function remember(): void {
    history.replaceState({ ...history.state, letter: shownQuery }, '')
  }
}

function swapLinkOf({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): HTMLAnchorElement | null {
  if (ctrlKey || metaKey || shiftKey || altKey || !(target instanceof Element)) return null
  return target.closest<HTMLAnchorElement>('a[data-letter-swap]')
}

/** An empty response would be parsed as faulty XML, whose message has styles that the policy refuses. */
function responseIn(request: XMLHttpRequest): HTMLElement | null {
  if (request.status !== 200) return null
  return request.responseXML?.querySelector<HTMLElement>('[data-letter-answer]') ?? null
}

function showStatus(question: HTMLElement, text = '', isFailure = false): void {
  question.removeAttribute('aria-busy')
  const status = question.querySelector('[data-letter-status]')
  if (!status) return
  status.textContent = text
  status.toggleAttribute('data-failed', isFailure)
}

type Parts = ReadonlyMap<string | undefined, HTMLElement>

function partsOf(root: ParentNode): Parts {
  const parts = root.querySelectorAll<HTMLElement>('[data-letter-part]')
  return new Map([...parts].map((part) => [part.dataset.letterPart, part]))
}

function showParts(response: HTMLElement, first: Parts): void {
  const parts = partsOf(response)
  for (const [name, old] of partsOf(document)) {
    const part = parts.get(name) ?? first.get(name)
    // The link that had the focus goes with its part.
    const hadFocus = old.contains(document.activeElement)
    if (part) old.replaceWith(part)
    if (hadFocus) focus(part)
  }
  const ofLetter = document.querySelector<HTMLAnchorElement>('[data-letter-part="sheet"] a[data-cta]')
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    `a[data-cta][href$="#${urls.LEAD_FORM_ANCHOR}"]`,
  )) {
    if (link.closest('[data-letter-part]')) continue
    const call = new URLSearchParams(ofLetter ? ofLetter.search : location.search)
    call.set(urls.WANT_PARAM, new URLSearchParams(link.search).get(urls.WANT_PARAM) ?? '')
    link.setAttribute('href', `${urls.home}?${String(call).replaceAll('%2C', ',')}${link.hash}`)
  }
}

function markTrade(question: HTMLElement, query: string): void {
  for (const trade of question.querySelectorAll<HTMLAnchorElement>('.trade-link')) {
    if (trade.search === `?${query}`) trade.setAttribute('aria-current', 'true')
    else trade.removeAttribute('aria-current')
  }
}

/** On narrow screens the letter stands below the question, not beside it. */
function bringIntoView(): void {
  if (matchMedia('(width >= 64rem)').matches) return
  const letter = document.querySelector<HTMLElement>('[data-letter-part="sheet"]')
  // This dismisses a phone's keyboard.
  focus(letter)
  letter?.scrollIntoView()
}

function focus(part: HTMLElement | null | undefined): void {
  if (!part) return
  part.tabIndex = -1
  part.focus({ preventScroll: true })
}
