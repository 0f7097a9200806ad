import {
  allFlags,
  CONSENT_KEY,
  type ConsentFlags,
  effectsOf,
  readConsent,
  serializeConsent,
} from './consent-state.ts'

/** A browser retries a failed import only after the page is loaded again. */
const SETTINGS_FAILURE = 'Nustatymai neatsivėrė. Patikrinkite ryšį ir įkelkite puslapį iš naujo.'

let choice: ConsentFlags | null = null
let isTagManagerLoaded = false

export function manageConsent(): void {
  applyStoredChoice()
  addEventListener('storage', applyStoredChoice)
  addEventListener('pageshow', ({ persisted }) => persisted && applyStoredChoice())
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-consent-action]')
    if (button) handleAction(button.dataset.consentAction)
  })
}

/** Another tab may have made the choice, or the page may come back from the cache. */
function applyStoredChoice(): void {
  applyChoice(readConsent(readStorage(), Date.now()))
}

function handleAction(action: string | undefined): void {
  if (action === 'accept' || action === 'reject') {
    save(allFlags(action === 'accept'))
    // The banner held the focus: the keyboard continues where the content begins.
    document.querySelector('main')?.focus({ preventScroll: true })
  }
  if (action === 'open') void openSettings()
}

function save(flags: ConsentFlags): void {
  writeStorage(serializeConsent(flags, Date.now()))
  applyChoice(flags)
}

function applyChoice(chosen: ConsentFlags | null): void {
  choice = chosen
  document.documentElement.toggleAttribute('data-consent', chosen !== null)
  if (chosen === null) return
  const { update, deletedCookies, loadsTagManager } = effectsOf(chosen)
  pushArguments('consent', 'update', update)
  deleteCookies(deletedCookies)
  if (loadsTagManager) loadTagManager()
  // A script cannot be taken back.
  else if (isTagManagerLoaded) location.reload()
}

/** The tag manager distinguishes commands from events: commands are `arguments` objects. */
function pushArguments(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the tag manager asks for it
  window.dataLayer?.push(arguments)
}

/** The event carries the time, so it is pushed at once; the script is loaded only after consent. */
function loadTagManager(): void {
  const id = document.querySelector<HTMLElement>('[data-gtm]')?.dataset.gtm
  if (!id || isTagManagerLoaded) return
  isTagManagerLoaded = true
  window.dataLayer?.push({ 'gtm.start': Date.now(), event: 'gtm.js' })
  void import('./tag-manager.client.ts').then((part) => part.addTagManager(id))
}

/** A cookie is deleted only under the domain it was set for: the host or any domain above it. */
function deleteCookies(prefixes: readonly string[]): void {
  const labels = location.hostname.split('.')
  const domains = ['', ...labels.map((_, index) => `;domain=${labels.slice(index).join('.')}`)]
  for (const name of document.cookie.split('; ').map((cookie) => cookie.split('=')[0])) {
    if (!name || !prefixes.some((prefix) => name.startsWith(prefix))) continue
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing in some browsers
    for (const domain of domains) document.cookie = `${name}=;path=/;max-age=0${domain}`
  }
}

async function openSettings(): Promise<void> {
  const settings = await import('./consent-settings.client.tsx').catch(() => null)
  if (settings === null) return alert(SETTINGS_FAILURE)
  settings.openConsentSettings(choice ?? allFlags(false), save)
}

/** The space below the page needs it. On `html` it would style all elements anew. */
export function publishBannerHeight(): void {
  const banner = document.querySelector<HTMLElement>('[data-consent-banner]')
  if (!banner) return
  const sheet = new CSSStyleSheet()
  document.adoptedStyleSheets.push(sheet)
  new ResizeObserver(() => {
    sheet.replaceSync(`body{--banner-height:${banner.offsetHeight}px}`)
  }).observe(banner)
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(CONSENT_KEY)
  } catch {
    return null
  }
}

/** Without storage the choice holds for this page; an older one must not outlive it. */
function writeStorage(text: string): void {
  try {
    localStorage.removeItem(CONSENT_KEY)
    localStorage.setItem(CONSENT_KEY, text)
  } catch {}
}
