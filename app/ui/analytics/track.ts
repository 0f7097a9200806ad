export interface PageView {
  event: 'virtual_page_view'
  page_path: string
  page_title: string
  page_location: string
}

/** These are all events that the site pushes to the data layer. None carries what a visitor typed. */
export type AnalyticsEvent =
  | PageView
  | { event: 'cta_click'; cta: string }
  | { event: 'lead_form_start' }
  | { event: 'lead_form_submit' }
  | { event: 'cpv_search'; query_length: number; result_count: number }

declare global {
  interface Window {
    /** The head script begins it with the consent default; only a loaded tag manager reads it. */
    dataLayer?: unknown[]
  }
}

/** An event leaves the browser only when the visitor has consented and a tag manager is configured. */
export function track(event: AnalyticsEvent): void {
  window.dataLayer?.push(event)
}
