import { pageView } from './page-view.ts'
import type { AnalyticsEvent } from './track.ts'

/** Reports the page and those it turns into, clicks on `[data-cta]`, the first input into `[data-form]`. */
export function reportPage(): void {
  reportPageView()
  window.navigation?.addEventListener('currententrychange', reportNavigation)
  document.addEventListener('click', ({ target }) => {
    const cta = target instanceof Element && target.closest<HTMLElement>('[data-cta]')
    if (cta) report({ event: 'cta_click', cta: cta.dataset.cta ?? '' })
  })
  document.addEventListener('input', reportFormStart)
}

function reportPageView(): void {
  report(pageView(location.href, document.title))
}

/** A replaced address is the same page, for example a search that is still being typed. */
function reportNavigation({ navigationType, from }: NavigationCurrentEntryChangeEvent): void {
  const isAnotherPage = from.url?.split('#')[0] !== location.href.split('#')[0]
  if (navigationType !== 'replace' && isAnotherPage) reportPageView()
}

function reportFormStart({ target }: Event): void {
  if (!(target instanceof Element && target.closest('[data-form="lead"]'))) return
  document.removeEventListener('input', reportFormStart)
  report({ event: 'lead_form_start' })
}

/** `track` once more: importing it would split this entry, which every page waits for, into two files. */
function report(event: AnalyticsEvent): void {
  window.dataLayer?.push(event)
}
