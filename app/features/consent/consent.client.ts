import {
  allFlags,
  CONSENT_KEY,
  type ConsentFlags,
  effectsOf,
  readConsent,
  serializeConsent,
} from './consent-state.ts'

/** A browser asks for a script that has failed once more only after the page itself. */
const SETTINGS_FAILURE = 'Nustatymų atverti nepavyko. Patikrinkite ryšį ir įkelkite puslapį iš naujo.'

let choice: ConsentFlags | null = null
let isTagManagerLoaded = false

/** Carries out the stored choice, and every later one of the banner and of the settings. */
export function manageConsent(): void {
  applyStoredChoice()
  addEventListener('storage', applyStoredChoice)
  addEventListener('pageshow', ({ persisted }) => persisted && applyStoredChoice())
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-consent-action]')
    if (button) handleAction(button.dataset.consentAction)
  })
  publishBannerHeight()
}

/** At the start, and when the choice was made in another tab or on a page the visitor returns from. */
function applyStoredChoice(): void {
  applyChoice(readConsent(readStorage(), Date.now()))
}

function handleAction(action: string | undefined): void {
  if (action === 'accept' || action === 'reject') {
    save(allFlags(action === 'accept'))
    // The banner is gone and the focus with it: the keyboard goes on where the content begins.
    document.querySelector('main')?.focus({ preventScroll: true })
  }
  if (action === 'open') void openSettings()
}

function save(flags: ConsentFlags): void {
  writeStorage(serializeConsent(flags, Date.now()))
  applyChoice(flags)
}

/** Null while the banner asks. */
function applyChoice(chosen: ConsentFlags | null): void {
  choice = chosen
  document.documentElement.toggleAttribute('data-consent', choice !== null)
  if (choice === null) return
  const { update, deletedCookies, loadsTagManager } = effectsOf(choice)
  pushArguments('consent', 'update', update)
  deleteCookies(deletedCookies)
  if (loadsTagManager) loadTagManager()
}

/** The tag manager distinguishes commands from events: commands are `arguments` objects. */
function pushArguments(..._command: unknown[]): void {
  // biome-ignore lint/complexity/noArguments: the tag manager asks for it
  window.dataLayer?.push(arguments)
}

/** The event says when, so it comes at once. What adds the script is fetched: no visit without a consent needs it. */
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

/** Few visitors open them, so no page carries them. */
async function openSettings(): Promise<void> {
  const settings = await import('./consent-settings.client.ts').catch(() => null)
  if (settings === null) return alert(SETTINGS_FAILURE)
  settings.openConsentSettings(choice ?? allFlags(false), save)
}

/** The banner's height, for `scroll-padding-bottom` and the room below the footer. */
function publishBannerHeight(): void {
  const banner = document.querySelector<HTMLElement>('[data-consent-banner]')
  if (!banner) return
  new ResizeObserver(() => {
    document.documentElement.style.setProperty('--banner-height', `${banner.offsetHeight}px`)
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
