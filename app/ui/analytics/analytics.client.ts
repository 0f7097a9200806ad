import { pageView } from './page-view.ts'
import type { AnalyticsEvent } from './track.ts'

/** A page that turns into another one in place says so by the event `page-shown`. */
export function startAnalytics(): void {
  reportPageView()
  document.addEventListener('page-shown', reportPageView)
  document.addEventListener('click', ({ target }) => {
    const cta = target instanceof Element && target.closest<HTMLElement>('[data-cta]')
    if (cta) report({ event: 'cta_click', cta: cta.dataset.cta ?? '' })
  })
  document.addEventListener('input', reportFormStart)
}

function reportPageView(): void {
  report(pageView(location.href, document.title))
}

function reportFormStart({ target }: Event): void {
  if (!(target instanceof Element && target.closest('[data-form="lead"]'))) return
  document.removeEventListener('input', reportFormStart)
  report({ event: 'lead_form_start' })
}

/** Repeats `track`: importing it would split this entry, which every page waits for, into two files. */
function report(event: AnalyticsEvent): void {
  window.dataLayer?.push(event)
}
