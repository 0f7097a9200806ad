import type { Page } from '@playwright/test'
import { test as base, expect } from './test.ts'

const TAG_MANAGER = 'https://www.googletagmanager.com/'
const ANALYTICS = 'https://www.google-analytics.com/'

export interface DataLayerEntry {
  isCommand: boolean
  values: unknown[]
}

interface Visit {
  /** Addresses outside the site that the page has asked for. */
  foreignRequests: string[]
  dataLayer: () => Promise<DataLayerEntry[]>
  /** Text under `consentSettings`. */
  stored: () => Promise<string | null>
}

/** A site with a tag manager, whose script is an empty one. */
export const test = base.extend<{ visit: Visit }>({
  site: ({ tagManagerSite }, use) => use(tagManagerSite),
  visit: async ({ page, site }, use) => {
    const foreignRequests: string[] = []
    page.context().on('request', (request) => {
      if (!request.url().startsWith(site.url)) foreignRequests.push(request.url())
    })
    await page
      .context()
      .route(`${TAG_MANAGER}**`, (route) => route.fulfill({ contentType: 'text/javascript', body: '' }))
    await use({
      foreignRequests,
      dataLayer: () => readDataLayer(page),
      stored: () => page.evaluate(() => localStorage.getItem('consentSettings')),
    })
  },
})

export const TAG_MANAGER_SCRIPT = `${TAG_MANAGER}gtm.js?id=GTM-TEST1`

export { expect }

/** The tag manager's script reports to Analytics; returns what left for Google, addresses and bodies, as one text. */
export async function reportToAnalytics(page: Page): Promise<() => string> {
  const sent: string[] = []
  await page
    .context()
    .route(TAG_MANAGER_SCRIPT, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: `(${container})('${ANALYTICS}g/collect')` }),
    )
  await page.context().route(`${ANALYTICS}**`, (route) => route.fulfill({ status: 204 }))
  page.context().on('request', (request) => {
    if (/google/.test(request.url())) sent.push(decodeURIComponent(request.url().replaceAll('+', ' ')))
  })
  return () => sent.join('\n')
}

/** Runs in the page: as Analytics does by default, it takes address, title and referrer from the page where no command sets them. */
function container(collect: string): void {
  const dataLayer = window.dataLayer ?? []
  const set: Record<string, string> = {}
  const read = (entry: unknown) => {
    if (Object.prototype.toString.call(entry) === '[object Arguments]') {
      const [command, values] = entry as ArrayLike<unknown> & Iterable<unknown>
      if (command === 'set') Object.assign(set, values)
      return
    }
    const query = new URLSearchParams({
      dl: set.page_location ?? location.href,
      dt: set.page_title ?? document.title,
      dr: set.page_referrer ?? document.referrer,
      ...Object.fromEntries(Object.entries(Object(entry)).map(([name, value]) => [name, String(value)])),
    })
    void fetch(`${collect}?${query}`, { method: 'POST', mode: 'no-cors', keepalive: true })
  }
  for (const entry of dataLayer) read(entry)
  dataLayer.push = (...entries) => {
    for (const entry of entries) read(entry)
    return Array.prototype.push.apply(dataLayer, entries)
  }
}

export function readDataLayer(page: Page): Promise<DataLayerEntry[]> {
  return page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) => {
      const isCommand = Object.prototype.toString.call(entry) === '[object Arguments]'
      return { isCommand, values: isCommand ? [...(entry as Iterable<unknown>)] : [entry] }
    }),
  )
}
