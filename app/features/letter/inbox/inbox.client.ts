import * as urls from '#app/shared/urls.ts'

const FADE_MS = 180
const TIMEOUT_MS = 10_000

/**
 * Shows in the inbox what the form and links would open on the letter's page; on any failure that page opens. The
 * request parses the HTML because Trusted Types refuse strings.
 */
export function enhance(inbox: HTMLElement): void {
  let request: XMLHttpRequest | null = null

  inbox.addEventListener('submit', (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement)) return
    event.preventDefault()
    const words = new FormData(form).get(urls.WORDS_PARAM)
    if (typeof words === 'string') load(new URLSearchParams({ [urls.WORDS_PARAM]: words }), null)
  })

  inbox.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[data-letter-swap]')
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    load(new URL(link.href).searchParams, link)
  })

  function load(query: URLSearchParams, link: HTMLAnchorElement | null): void {
    request?.abort()
    const current = new XMLHttpRequest()
    const old = shownContent()
    const openPage = () => {
      // The page may stay in the back/forward cache.
      old?.removeAttribute('aria-busy')
      location.assign(`${urls.letter}?${query}`)
    }
    current.responseType = 'document'
    current.open('GET', `${urls.letterApi}?${query}`)
    current.timeout = TIMEOUT_MS
    current.onerror = current.ontimeout = openPage
    current.onload = () => {
      const content = current.responseXML?.querySelector<HTMLElement>('[data-inbox-content]')
      if (current.status !== 200 || !content) return openPage()
      show(document.adoptNode(content), link)
    }
    current.send()
    request = current
    old?.setAttribute('aria-busy', 'true')
  }

  function shownContent(): HTMLElement | null {
    return inbox.querySelector('[data-inbox-content]:not([inert])')
  }

  function show(content: HTMLElement, link: HTMLAnchorElement | null): void {
    const old = shownContent()
    const hadFocus = old?.contains(document.activeElement) ?? false
    for (const chip of inbox.querySelectorAll('[aria-current]')) chip.removeAttribute('aria-current')
    if (link?.isConnected && !old?.contains(link)) link.setAttribute('aria-current', 'true')
    old?.after(content)
    updateLeadLinks(content)
    if (old) fade(old, content)
    // The link that had the focus is gone with the rows.
    if (hadFocus) {
      content.tabIndex = -1
      content.focus({ preventScroll: true })
    }
    const status = inbox.querySelector('[data-inbox-status]')
    if (status) status.textContent = content.dataset.announcement ?? ''
  }
}

/** Links to the form ask for the letter that is in the inbox. */
function updateLeadLinks(content: HTMLElement): void {
  const formHref = content.querySelector('[data-cta="inbox"]')?.getAttribute('href')
  if (!formHref) return
  for (const link of document.querySelectorAll(`a[data-cta][href$="#${urls.LEAD_FORM_ANCHOR}"]`)) {
    link.setAttribute('href', formHref)
  }
}

/** Both lie in one grid cell. */
function fade(old: HTMLElement, content: HTMLElement): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    old.remove()
    return
  }
  old.inert = true
  old.style.pointerEvents = 'none'
  content.animate({ opacity: [0, 1] }, FADE_MS)
  old.animate({ opacity: 0 }, { duration: FADE_MS, fill: 'forwards' }).finished.then(
    () => old.remove(),
    () => old.remove(),
  )
}
