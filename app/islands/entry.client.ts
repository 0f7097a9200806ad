import { manageConsent } from '#app/features/consent/consent.client.ts'
import { carryCampaign } from '#app/features/lead/campaign/campaign.client.ts'
import { reportPage } from '#app/shared/analytics/analytics.client.ts'
import { markCurrentSection } from '#app/shared/content/table-of-contents.client.ts'
import { enhanceHeader } from '#app/shared/layout/header.client.ts'

/** Components that live in unhydrated pages; each is loaded when its place comes near the viewport. */
const islands: Record<string, () => Promise<(place: HTMLElement, props: object) => void>> = {
  'cpv-browser': async () =>
    (await import('#app/features/cpv/browser/cpv-browser.island.tsx')).hydrateCpvBrowser,
  'lead-form': async () => (await import('#app/features/lead/form/lead-form.island.tsx')).hydrateLeadForm,
}

const NEARNESS = '600px'

/** From the first moment on: what is pressed before its island is looked at must not be lost. */
const replays = new Map<HTMLElement, () => void>()

enhanceHeader()
manageConsent()
reportPage()
carryCampaign()
markCurrentSection()
if (document.querySelector('[data-basket-toggle]')) {
  void import('#app/features/cpv/code-page/code-page.client.ts').then(({ enhanceCodePage }) =>
    enhanceCodePage(document),
  )
}
const figureSearch = document.querySelector<HTMLElement>('[data-figure-search]')
if (figureSearch) {
  void import('#app/features/figures/figures.client.ts').then(({ enhanceFigureSearch }) =>
    enhanceFigureSearch(figureSearch),
  )
}
const liveForm = document.querySelector<HTMLFormElement>('[data-live-form]')
if (liveForm) {
  void import('#app/shared/forms/live-answer.client.ts').then(({ answerAtOnce }) => answerAtOnce(liveForm))
}
hydrateIslandsWhenNear()

function hydrateIslandsWhenNear(): void {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        if (target instanceof HTMLElement) void hydrateIsland(target)
      }
    },
    { rootMargin: NEARNESS },
  )
  for (const place of document.querySelectorAll<HTMLElement>('[data-island]')) {
    replays.set(place, keepClicks(place))
    observer.observe(place)
  }
}

async function hydrateIsland(place: HTMLElement): Promise<void> {
  const { island = '', props = '{}' } = place.dataset
  const hydrate = await islands[island]?.()
  hydrate?.(place, JSON.parse(props))
  replays.get(place)?.()
}

/** Buttons pressed before their script has come are pressed again when it has. */
function keepClicks(place: HTMLElement): () => void {
  const pressed: HTMLElement[] = []
  const keep = ({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLElement>('button[type="button"]')
    if (button) pressed.push(button)
  }
  place.addEventListener('click', keep)
  return () => {
    place.removeEventListener('click', keep)
    for (const button of pressed) button.click()
  }
}
