import type { Page } from '@playwright/test'
import { test as base, expect } from './test.ts'

const TAG_MANAGER = 'https://www.googletagmanager.com/'

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

function readDataLayer(page: Page): Promise<DataLayerEntry[]> {
  return page.evaluate(() =>
    (window.dataLayer ?? []).map((entry) => {
      const isCommand = Object.prototype.toString.call(entry) === '[object Arguments]'
      return { isCommand, values: isCommand ? [...(entry as Iterable<unknown>)] : [entry] }
    }),
  )
}
